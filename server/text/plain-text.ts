import { decodeHTML } from "entities";
import iconv from "iconv-lite";
import { readLines } from "./word-lists.ts";

/** Placeholders for unknown values, in lower case. */
const PLACEHOLDERS = new Set(readLines("placeholders").flatMap((line) => line.split("|")));

/** Spreadsheet errors, which are in capitals in every language: `#N/D`, `#¡REF!`, `#NOMBRE?`. */
const SPREADSHEET_ERROR = /^#(?:¡?[\p{Lu}\d/_]{2,20}[!?]|N\/?[ADV](?: N\/A)?)$/u;
/** Words that are a placeholder only in brackets, because they are also names. */
const BRACKETED =
  /^[(<[{](?:blank|empty|missing|void|select|choose|pending|leer|vide|vacío|vuoto|vazio|leeg|puste)[)>\]}]$/i;
const LONGEST_PLACEHOLDER = 30;

/** Returns whether a text is empty, only punctuation, or a placeholder such as `N/A`. */
export function isPlaceholder(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed === "") return true;
  if (trimmed.length > LONGEST_PLACEHOLDER) return false;
  // Fast path for most values, which begin and end with a letter or digit.
  if (/^[A-Za-z\d].*[A-Za-z\d]$/.test(trimmed)) return PLACEHOLDERS.has(trimmed.toLowerCase());
  const word = trimmed.toLowerCase().replace(/^[-–—(<[{"'\s]+|[-–—)>\]}"'\s]+$/g, "");
  if (BRACKETED.test(trimmed) || SPREADSHEET_ERROR.test(trimmed)) return true;
  return PLACEHOLDERS.has(trimmed.toLowerCase()) || PLACEHOLDERS.has(word) || !/[\p{L}\p{N}]/u.test(trimmed);
}

/** Invisible characters: control characters, directional marks, soft hyphens and variation selectors. */
const INVISIBLE = /(?![\t\n\r\u200c\u200d])[\p{Cc}\p{Cf}]|\ufe0e|\ufe0f/gu;
/** Zero-width joiners and non-joiners, except in scripts and emoji that need them. */
const JOINER =
  /(?<![\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{M}\p{Extended_Pictographic}])[\u200c\u200d]/gu;
/** Full-width characters and ligatures, which are replaced by the usual characters. */
const COMPATIBLE = /[\uff01-\uff5e\u3000\ufb00-\ufb06]/g;
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i;
/** Text in UTF-8 that was decoded as Windows-1252. */
const TWICE_ENCODED = /[ÃÂ][\u0080-\u00bf\u0152-\u017e\u2013-\u2122]|â€/;

/** Removes invisible characters, decodes HTML entities, and repairs text in UTF-8 that was decoded as Windows-1252. */
export function cleanText(text: string): string {
  // Fast path: most text is ASCII without entities.
  if (/^[\x20-\x25\x27-\x7e]*$/.test(text)) return text.trim();
  const decoded = decodeEntities(text);
  const repaired = TWICE_ENCODED.test(decoded) ? (decodedOnce(decoded) ?? decoded) : decoded;
  return repaired
    .replace(INVISIBLE, "")
    .replace(JOINER, "")
    .replace(COMPATIBLE, (character) => character.normalize("NFKC"))
    .normalize("NFC")
    .trim();
}

/**
 * Cleans a name or another short text like `cleanText`, on one line with single spaces. Removes the characters that
 * mark text in a spreadsheet: `="0123"`, `'0123`.
 */
export function cleanLine(text: string): string {
  const cleaned = cleanText(text);
  if (/^[^\s=']\S*(?: \S+)*$/.test(cleaned)) return cleaned;
  const line = cleaned.replace(/\s+/g, " ").trim();
  const formula = /^="([^"]*)"$/.exec(line)?.[1];
  // Keeps the apostrophe of a name: 's-Hertogenbosch.
  return (formula ?? line.replace(/^'(?=[\d=+@-][^']*$)/, "")).trim();
}

/** Decodes HTML entities, including entities that were encoded twice: `&amp;amp;`. */
function decodeEntities(text: string): string {
  if (!ENTITY.test(text)) return text;
  const decoded = decodeHTML(text);
  return ENTITY.test(decoded) ? decodeHTML(decoded) : decoded;
}

const strictUtf8 = new TextDecoder("utf-8", { fatal: true });

function decodedOnce(text: string): string | undefined {
  const bytes = iconv.encode(text, "win1252");
  if (iconv.decode(bytes, "win1252") !== text) return undefined;
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return undefined;
  }
}
