/** Where the words of other languages than English lie; in a file of its own, so that who reads English never fetches it. */
const files = import.meta.glob<string>('../{pl,cs}/*.ftl', { query: '?url', import: 'default', eager: true });

/** By part, for a language. */
export function addressesOf(language: string): Record<string, string> {
  const own = Object.entries(files).filter(([path]) => path.split('/').at(-2) === language);
  return Object.fromEntries(own.map(([path, address]) => [path.split('/').at(-1)!.replace('.ftl', ''), address]));
}
