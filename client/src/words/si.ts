const shared = import.meta.glob<string>(['@locales/si/*.ftl', '@games/*/words/si.ftl', '!**/cli.ftl', '!**/admin.ftl', '!**/mail.ftl'], { query: '?raw', import: 'default', eager: true });

export default Object.values(shared);
