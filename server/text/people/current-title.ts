/** Words that mark the following title as former: English, German, French, Spanish, Italian, Portuguese and Dutch. */
const FORMER =
  /^(?:ex[-\s.]|(?:former(?:ly)?|previous(?:ly)?|past|retired|late|ehem\.?|ehemalige[rn]?|ehemals|ancien(?:ne)?|ex|antigu[oa]|anterior|retirad[oa]|voormalige?|oud)[-\s])/i;
const FORMER_AFTER = /[\s(](?:\(?(?:former|ex|retired|emeritus|emerita|a\.? ?d\.?|i\.? ?r\.?)\)?)$/i;
const NOW = /^(?:now|currently|today|jetzt|heute|aktuell)\s+/i;
/** The separators between two titles. A hyphen without spaces is part of a title. */
const SEPARATOR = /\s*[,;|•·/]\s*|\s+[-–—]\s+|\s+(?=(?:now|currently)\s)/i;

/** Returns the current part of a job title; null if every part is a former title, as in `Ex-CEO`. */
export function currentTitle(title: string | null): string | null {
  if (title === null) return null;
  const written = title.trim().slice(0, 500);
  const parts = written.split(SEPARATOR);
  if (!parts.some(isFormer)) return written === "" ? null : written;
  const current = parts.filter((part) => part !== "" && !isFormer(part)).map((part) => part.replace(NOW, ""));
  return current.length > 0 ? current.join(", ") : null;
}

function isFormer(part: string): boolean {
  return FORMER.test(part) || FORMER_AFTER.test(part);
}
