import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['dist/', 'node_modules/', 'src/api/schema.ts'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      eqeqeq: 'error',
      // Maps and sets that are made once, or replaced as a whole, need no reactivity of their own.
      'svelte/prefer-svelte-reactivity': 'off',
      // Our router is a click listener on the document: plain links are right, there is no base path to resolve.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
);
