/** Prettier lays out scripts and markup. It would spread every style rule over several lines; stylelint keeps those. */

/** @type {import('prettier').Config} */
export default {
  printWidth: 200,
  singleQuote: true,
  bracketSameLine: true,
  plugins: ['prettier-plugin-svelte', './prettier-keep-styles.js'],
  overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
};
