/** The rules for scripts and components. Layout is Prettier's. */

import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['**/node_modules', '**/public', '**/python'] },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.serviceworker },
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js', '*.ts'], maximumDefaultProjectFileMatchCount_THIS_WILL_SLOW_DOWN_LINTING: 10 },
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
  },
  // A game's page is in its room or in a package from outside, with no tsconfig.json above it.
  { files: ['**/games/*/page/**', '**/examples/*/*/page/**'], languageOptions: { parserOptions: { projectService: false, project: 'tsconfig.json' } } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' }], // _ marks what is left out
      'svelte/no-useless-mustaches': 'off', // {' '} keeps a space that Svelte would leave out
      'svelte/prefer-svelte-reactivity': 'off', // shown state is replaced as a whole ($state.raw), which the rule cannot see
    },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      // ESLint does not see the types that other components export and treats them as any. svelte-check sees them.
      '@typescript-eslint/no-redundant-type-constituents': 'off', // see above
      '@typescript-eslint/no-unsafe-argument': 'off', // see above
      '@typescript-eslint/no-unsafe-assignment': 'off', // see above
      '@typescript-eslint/no-unsafe-call': 'off', // see above
      '@typescript-eslint/no-unsafe-member-access': 'off', // see above
      '@typescript-eslint/no-unsafe-return': 'off', // see above
    },
  },
);
