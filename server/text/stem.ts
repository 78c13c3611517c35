/** A simple stem that is the same for singular and plural: "batteries" and "battery", "loans" and "loan". */
export function stemOf(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith("s") && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}

/**
 * Returns whether two stems are forms of one word, such as "inspect" and "inspection": one begins with the other
 * without its last letter, and they differ by at most five letters. Short words are forms only of themselves.
 */
export function isSameFamily(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return a === b || (short.length >= 5 && long.length - short.length <= 5 && long.startsWith(short.slice(0, -1)));
}
