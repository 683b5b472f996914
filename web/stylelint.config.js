/** Colours, sizes of type, radii, layers and widths of screens stand in the tokens, and nowhere else. */

/** Where they stand. */
const TOKENS = ['src/look/tokens.css', 'src/games/*/tokens.css'];

const say = (what) => ({ message: `${what} (web/README.md, Habits).` });
const COLOUR = say('Colours come from the tokens, or are mixed from them');

/** @type {import('stylelint').Config} */
export default {
  ignoreFiles: ['dist/**', 'node_modules/**', ...TOKENS],
  overrides: [{ files: ['**/*.svelte'], customSyntax: 'postcss-html' }],
  reportNeedlessDisables: true,
  rules: {
    'color-no-hex': [true, COLOUR],
    'color-named': ['never', COLOUR],
    'function-disallowed-list': [
      ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
      COLOUR,
    ],
    'declaration-property-value-disallowed-list': [
      {
        // A line height after a slash may be in pixels.
        '/^font(-size)?$/': [/(?<![/\d.])\d*\.?\d+(px|rem|pt)/],
        '/radius$/': [/\d(px|rem|pt)/],
        'z-index': [/^-?\d/],
      },
      say('Sizes of type, radii and layers come from the tokens; inside a drawing type is calc(13 * var(--unit))'),
    ],
    'selector-disallowed-list': [['/data-testid/'], say('Only tests select by data-testid')],
    'media-feature-name-disallowed-list': [
      ['/width/', '/height/', '/ratio/', 'orientation'],
      say('Widths of screens have names in look/breakpoints.css'),
    ],
  },
};
