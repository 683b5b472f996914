/** Polish and Czech lines do not break after a number, nor after a preposition of one letter. */
import { Catalogue, type Lines } from '../catalogue';

const HARD = '\u00a0';
/** A number and what it counts; and what it counts, where the number is a piece of its own. */
const COUNTED = /(\d) (?=[\p{L}%£¥])/gu;
const AFTER = /^ (?=[\p{L}%£¥])/u;

/** `letters`: the words of one letter that may not end a line. */
function clinging(letters: string): Lines {
  const alone = new RegExp(`(?<![^\\s(„])([${letters}]) (?=\\S)`, 'giu');
  return {
    held: (text) => text.replace(COUNTED, `$1${HARD}`).replace(alone, `$1${HARD}`),
    counted: (text) => text.replace(AFTER, HARD),
  };
}

Catalogue.lines['pl'] = clinging('aiouwz');
Catalogue.lines['cs'] = clinging('aikosuvz');
