const OPENING = new Set("<\"'([{\u2018\u201c\u00ab");
const CLOSING = new Set(">\"')]},;\u2019\u201d\u00bb");

/** Removes the white space and punctuation that surround a URL or email address in a list, a sentence or an email. */
export function trimPunctuation(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && (OPENING.has(text[start] ?? "") || isSpace(text[start]))) start += 1;
  while (end > start && (CLOSING.has(text[end - 1] ?? "") || isSpace(text[end - 1]))) end -= 1;
  return text.slice(start, end);
}

function isSpace(character = ""): boolean {
  return character.trim() === "";
}
