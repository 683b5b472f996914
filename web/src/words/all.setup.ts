/** For tests: the words of every part are there. */
import { loadWords, PARTS } from '.';

await Promise.all(PARTS.map(loadWords));
