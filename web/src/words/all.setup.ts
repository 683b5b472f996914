/** For tests: the words of every part are there. */
import { loadWords } from '.';

await Promise.all(['table', 'carthage', 'goa', 'mombasa', 'yokohama'].map(loadWords));
