/** Length of the pieces of words the lexical arm compares: four letters hold a stem ("pharm", "insur") across endings. */
export const gramLength = 4;

/** Stands before a word shorter than that, which is its own gram and not a piece of a longer one. */
export const shortWordMark = "_";

/** The character 4-grams inside a word; of a shorter word, itself with the mark. */
export function grams(word: string): string[] {
  if (word.length < gramLength) return [`${shortWordMark}${word}`];
  const pieces: string[] = [];
  for (let at = 0; at + gramLength <= word.length; at += 1) pieces.push(word.slice(at, at + gramLength));
  return pieces;
}
