import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

const PAINT = '/^(fill|stroke|stop-color|flood-color|color)$/';
/** Colours in markup and scripts; those in style sheets are stylelint's business. */
const COLOURS = [
  `SvelteAttribute[key.name=${PAINT}] > SvelteLiteral[value!=/^(none|currentColor|inherit|transparent|var\\(.*|url\\(.*)$/]`,
  'SvelteLiteral[value=/#([0-9a-f]{3,4}){1,2}\\b|\\b(rgba?|hsla?)\\(/i]',
  'Literal[value=/#([0-9a-f]{3,4}){1,2}\\b|\\b(rgba?|hsla?)\\(/i]',
  'TemplateElement[value.raw=/#([0-9a-f]{3,4}){1,2}\\b|\\b(rgba?|hsla?)\\(/i]',
].map((selector) => ({ selector, message: 'Colours come from the tokens (README.md, Habits).' }));

export default ts.config(
  { ignores: ['dist/', 'node_modules/', 'src/api/schema.ts'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    files: ['src/**'],
    ignores: ['**/*.test.ts', 'src/games/{goa,mombasa,yokohama}/**', 'src/look/art/**'],
    rules: { 'no-restricted-syntax': ['error', ...COLOURS] },
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
