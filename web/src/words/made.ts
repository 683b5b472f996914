/** Which parts of a box are our stand-ins, in words, each once; what has no words keeps its name. */
import { maybe } from '.';

export function made(game: string, parts: readonly string[]): string[] {
  const said = (part: string): string =>
    maybe(`${game}.made.${part}`) ?? maybe(`${game}.made.${part.split('.')[0] ?? ''}`) ?? part.replaceAll(/[._]/g, ' ');
  return [...new Set(parts.map(said))];
}
