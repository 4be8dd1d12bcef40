const shared = import.meta.glob<string>(['@locales/en/*.ftl', '@games/*/words/en.ftl', '!**/cli.ftl', '!**/admin.ftl', '!**/mail.ftl'], { query: '?raw', import: 'default', eager: true });

export default Object.values(shared);
