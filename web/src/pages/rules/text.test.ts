import { expect, test } from 'vitest';
import { blocks, cut, matches, references, wordsOf } from './text';

const known = references([
  { number: 'CAR-4.2', chapter: '4. Buy goods', text: '' },
  { number: 'CAR-R3', chapter: '11. Rulings', text: '' },
]);

test('a number leads to its rule, also in short form, and a section to its chapter', () => {
  const [block] = blocks('Pay as in CAR-4.2 [R3], not CAR-9.9 (section 4).', known);
  expect(block?.spans).toEqual([
    { text: 'Pay as in ' },
    { text: 'CAR-4.2', to: 'CAR-4.2' },
    { text: ' ' },
    { text: '[R3]', to: 'CAR-R3' },
    { text: ', not ' },
    { text: 'CAR-9.9' },
    { text: ' (' },
    { text: 'section 4', to: 'chapter-4-buy-goods' },
    { text: ').' },
  ]);
});

test('lists keep their depth, wrapped lines join', () => {
  const found = blocks('Scoring.\n- price = **highest**\n  times cards\n  - inner', known);
  expect(found.map((block) => block.depth)).toEqual([0, 1, 2]);
  expect(found[1]?.spans.map((span) => span.text).join('')).toBe('price = highest times cards');
  expect(found[1]?.spans[1]?.style).toBe('strong');
});

test('a table has rows of cells, its head first', () => {
  const found = blocks('**Boards.**\n\n| players | left out |\n| --- | --- |\n| 2 | see CAR-4.2 |\n\nAfter it.', known);
  expect(found.map(({ rows }) => rows?.length)).toEqual([undefined, 2, undefined]);
  expect(found[1]?.rows?.[1]).toEqual([[{ text: '2' }], [{ text: 'see ' }, { text: 'CAR-4.2', to: 'CAR-4.2' }]]);
});

test('a multiplication sign of the texts is no emphasis', () => {
  expect(blocks('5 * 4 = 20 * 1', known)[0]?.spans).toEqual([{ text: '5 * 4 = 20 * 1' }]);
});

test('search needs every word and marks each of them', () => {
  expect(matches('The red Ship sails', wordsOf(' ship  RED '))).toBe(true);
  expect(matches('The red Ship sails', wordsOf('ship blue'))).toBe(false);
  expect(cut('Ship to ship (4.2)', ['ship', '4.2'])).toEqual(['', 'Ship', ' to ', 'ship', ' (', '4.2', ')']);
});
