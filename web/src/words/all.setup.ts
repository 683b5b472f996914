/** For tests: the words of every part are there. */
import { addWords } from '.';

const texts = import.meta.glob<string>('./en/*.ftl', { query: '?raw', import: 'default', eager: true });
for (const text of Object.values(texts)) addWords(text);
