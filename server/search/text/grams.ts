/** Length of the pieces of words the lexical arm compares: four letters hold a stem ("pharm", "insur") across endings. */
const gramLength = 4;

/** The character 4-grams inside a word. A shorter word is its own gram, marked so that it does not equal a piece of a longer one. */
export const grams = (word: string): string[] => {
  if (word.length < gramLength) return [`_${word}`];
  const pieces: string[] = [];
  for (let at = 0; at + gramLength <= word.length; at += 1) pieces.push(word.slice(at, at + gramLength));
  return pieces;
};
