/** A plain stem that lets singular and plural meet: "batteries" and "battery", "loans" and "loan". */
export function stemOf(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith("s") && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}

/**
 * Whether two stems are forms of one word, as "inspect" and "inspection" are: one begins with all of the other but its last letter, and
 * they differ by at most five letters. Short words are only forms of themselves.
 */
export function isSameFamily(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return a === b || (short.length >= 5 && long.length - short.length <= 5 && long.startsWith(short.slice(0, -1)));
}
