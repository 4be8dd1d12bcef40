/** Prettier lays out scripts and markup. It would spread every style rule over several lines, so styles are left to stylelint. */

import * as svelte from 'prettier-plugin-svelte';
import * as keepStyles from './prettier-keep-styles.js';

/** @type {import('prettier').Config} */
export default {
  printWidth: 200,
  singleQuote: true,
  bracketSameLine: true,
  plugins: [svelte, keepStyles],
  overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
};
