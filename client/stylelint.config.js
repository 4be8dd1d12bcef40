/** The rules for styles, in style sheets and in components. */

const oneLine = 'always-single-line';
const lines = 'always-multi-line';

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard', 'stylelint-config-html/svelte'],
  plugins: ['@stylistic/stylelint-plugin'],
  reportNeedlessDisables: true,
  referenceFiles: ['src/breakpoints.css'],
  rules: {
    // What differs from the standard, and why.
    'alpha-value-notation': 'number', // as opacity is written
    'media-feature-range-notation': 'prefix', // phones of 2022 support no other
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }], // Svelte's
    'import-notation': 'string', // as Vite writes it
    'property-no-vendor-prefix': [true, { ignoreProperties: ['-webkit-text-size-adjust', '-webkit-user-select'] }], // Safari on phones supports no other
    'selector-class-pattern': '^([a-z][a-z0-9]*(-[a-z0-9]+)*|(house-)?[A-Z])$', // words, or the letter of a colour or house
    'value-keyword-case': ['lower', { ignoreKeywords: ['currentColor', 'Georgia'] }], // as they are commonly written

    // The window has five sizes, and they have names.
    'media-feature-name-disallowed-list': [/width|height|aspect-ratio|orientation/],
    'at-rule-disallowed-list': ['custom-media'],
    'no-unknown-custom-media': true,

    // What is off, and why.
    'no-descending-specificity': null, // rules are in the order of the page; precedence does not depend on it
    'declaration-block-single-line-max-declarations': null, // a rule that fits on one line stays there
    'at-rule-empty-line-before': null, // blank lines separate topics, not rules
    'comment-empty-line-before': null, // the same
    'custom-property-empty-line-before': null, // the same
    'declaration-empty-line-before': null, // the same
    'rule-empty-line-before': null, // the same

    // The layout, in place of Prettier's.
    '@stylistic/block-closing-brace-space-before': oneLine,
    '@stylistic/block-closing-brace-newline-before': lines,
    '@stylistic/block-opening-brace-space-after': oneLine,
    '@stylistic/block-opening-brace-newline-after': lines,
    '@stylistic/block-opening-brace-space-before': 'always',
    '@stylistic/declaration-block-semicolon-space-after': oneLine,
    '@stylistic/declaration-block-semicolon-space-before': 'never',
    '@stylistic/declaration-block-trailing-semicolon': 'always',
    '@stylistic/declaration-colon-space-after': oneLine,
    '@stylistic/declaration-colon-space-before': 'never',
    '@stylistic/function-comma-space-after': oneLine,
    '@stylistic/function-parentheses-space-inside': 'never-single-line',
    '@stylistic/indentation': 2,
    '@stylistic/max-empty-lines': 1,
    '@stylistic/media-feature-colon-space-after': 'always',
    '@stylistic/no-eol-whitespace': true,
    '@stylistic/number-leading-zero': 'always',
    '@stylistic/selector-combinator-space-after': 'always',
    '@stylistic/selector-combinator-space-before': 'always',
    '@stylistic/selector-list-comma-space-after': oneLine,
    '@stylistic/string-quotes': 'single',
    '@stylistic/unit-case': 'lower',
  },
  overrides: [{ files: ['src/breakpoints.css'], rules: { 'at-rule-disallowed-list': null } }], // they are declared here
};
