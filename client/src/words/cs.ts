const shared = import.meta.glob<string>(['@locales/cs/*.ftl', '!**/cli.ftl', '!**/admin.ftl'], { query: '?raw', import: 'default', eager: true });

export default Object.values(shared);
