import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

/**
 * Which folder may import which: whole folders, or only the named files of one. The same list stands in docs/architecture.md.
 * A game is a folder of its own and imports no other.
 */
const MAY_IMPORT = {
  words: [],
  api: ['words'],
  look: ['words'],
  bots: ['api', 'words', 'look'],
  app: ['api', 'words', 'look', 'pages', 'table', 'review', 'box', 'lesson'],
  pages: [
    'api',
    'words',
    'look',
    'bots',
    'app/(settings|router|navigation|me|learnt|badge)',
    'people/clocks',
    'table/notices',
  ],
  pieces: [
    'words',
    'look',
    'bots',
    'table/(context|sentences|screen|opened|parts)',
    'people/(AwayChip|absence)',
    'api/clock',
    'games/module',
  ],
  people: [
    'api',
    'words',
    'look',
    'bots',
    'pieces',
    'app/(settings|router|me)',
    'pages/told',
    'table/(context|screen|Sheet|bell|clipboard)',
  ],
  table: [
    'api',
    'words',
    'look',
    'bots',
    'pieces',
    'people',
    'app/(settings|router|navigation|me|badge)',
    'pages/(Frame|Notice|told|rules)',
    'games$',
    'games/module',
  ],
  box: [
    'api',
    'words',
    'look',
    'pieces',
    'table',
    'app/(router|navigation)',
    'pages/(Frame|Notice)',
    'games$',
    'games/(module|drawn)',
  ],
  review: [
    'api',
    'words',
    'look',
    'bots',
    'pieces',
    'table',
    'app/(router|navigation)',
    'pages/(Frame|Notice|told)',
    'games$',
    'games/module',
  ],
  lesson: [
    'api',
    'words',
    'look',
    'bots',
    'pieces',
    'table',
    'app/(router|navigation|settings|me|learnt)',
    'pages/(Frame|Notice|told)',
    'games$',
    'games/module',
  ],
  games: [
    'api/(types|events)',
    'words',
    'look',
    'pieces',
    'app/(settings|router)',
    'table/(context|state|screen|sentences|ending|own|shapes|Sheet)',
  ],
};
const OWN_GAMES = ['carthage', 'goa', 'mombasa', 'plain', 'yokohama'];
const folders = Object.keys(MAY_IMPORT).join('|');
const boundaries = Object.entries(MAY_IMPORT).map(([folder, allowed]) => {
  const open = [folder, ...allowed].map((one) => (one.includes('/') || one.endsWith('$') ? one : `${one}(/|$)`));
  const patterns = [
    {
      regex: `^(\\.\\./)+(?!${open.join('|')})(${folders})(/|$)`,
      message: `src/${folder} may not import this: see MAY_IMPORT in eslint.config.js.`,
    },
  ];
  if (folder === 'games')
    patterns.push({ regex: `^(\\.\\./)+(${OWN_GAMES.join('|')})(/|$)`, message: 'A game imports no other game.' });
  return {
    files: [`src/${folder}/**`],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  };
});

const PAINT = '/^(fill|stroke|stop-color|flood-color|color)$/';
/** Colours in markup and scripts; those in style sheets are stylelint's business. */
const COLOURS = [
  `SvelteAttribute[key.name=${PAINT}] > SvelteLiteral[value!=/^(none|currentColor|inherit|transparent|var\\(.*|url\\(.*)$/]`,
  'SvelteLiteral[value=/#([0-9a-f]{3,4}){1,2}\\b|\\b(rgba?|hsla?)\\(/i]',
  'Literal[value=/#([0-9a-f]{3,4}){1,2}\\b|\\b(rgba?|hsla?)\\(/i]',
  'TemplateElement[value.raw=/#([0-9a-f]{3,4}){1,2}\\b|\\b(rgba?|hsla?)\\(/i]',
].map((selector) => ({ selector, message: 'Colours come from the tokens (README.md, Habits).' }));

/** What tests find pieces by is the tests' business: scripts go by classes and attributes of their own. */
const FOR_TESTS = ['Literal[value=/\\[data-testid/]', 'TemplateElement[value.raw=/\\[data-testid/]'].map(
  (selector) => ({ selector, message: 'Only tests select by data-testid.' }),
);

export default ts.config(
  { ignores: ['dist/', 'node_modules/', 'src/api/schema.ts'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  ...boundaries,
  {
    files: ['src/**'],
    ignores: ['**/*.test.ts', 'src/look/art/**'],
    rules: { 'no-restricted-syntax': ['error', ...COLOURS, ...FOR_TESTS] },
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
