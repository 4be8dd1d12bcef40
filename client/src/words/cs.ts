const shared = import.meta.glob<string>(['@locales/cs/*.ftl', '@games/*/words/cs.ftl', '!**/cli.ftl', '!**/admin.ftl', '!**/mail.ftl'], { query: '?raw', import: 'default', eager: true });

export default Object.values(shared);
