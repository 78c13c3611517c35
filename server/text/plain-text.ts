import { decodeHTML } from "entities";
import iconv from "iconv-lite";
import { readLines } from "./word-lists.ts";

/** Placeholders of sources for unknown values, in lower case. */
const PLACEHOLDERS = new Set(readLines("placeholders").flatMap((line) => line.split("|")));

/** Errors of spreadsheets, which are in capitals in every language: `#N/D`, `#¡REF!`, `#NOMBRE?`. */
const SPREADSHEET_ERROR = /^#(?:¡?[\p{Lu}\d/_]{2,20}[!?]|N\/?[ADV](?: N\/A)?)$/u;
/** Words that are also names, unless they are in brackets. */
const BRACKETED =
  /^[(<[{](?:blank|empty|missing|void|select|choose|pending|leer|vide|vacío|vuoto|vazio|leeg|puste)[)>\]}]$/i;
const LONGEST_PLACEHOLDER = 30;

/** Returns whether a text is a placeholder: empty, punctuation alone, or a word such as `N/A`. */
export function isPlaceholder(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed === "") return true;
  if (trimmed.length > LONGEST_PLACEHOLDER) return false;
  // Most values: they have nothing around them, and letters or digits within.
  if (/^[A-Za-z\d].*[A-Za-z\d]$/.test(trimmed)) return PLACEHOLDERS.has(trimmed.toLowerCase());
  const word = trimmed.toLowerCase().replace(/^[-–—(<[{"'\s]+|[-–—)>\]}"'\s]+$/g, "");
  if (BRACKETED.test(trimmed) || SPREADSHEET_ERROR.test(trimmed)) return true;
  return PLACEHOLDERS.has(trimmed.toLowerCase()) || PLACEHOLDERS.has(word) || !/[\p{L}\p{N}]/u.test(trimmed);
}

/** Invisible characters: controls, marks of direction, soft hyphens, and joiners and separators of letters. */
const INVISIBLE = /(?![\t\n\r\u200c\u200d])[\p{Cc}\p{Cf}]|\ufe0e|\ufe0f/gu;
/** Joiners, which only some scripts need. */
const JOINER =
  /(?<![\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{M}\p{Extended_Pictographic}])[\u200c\u200d]/gu;
/** Full-width letters and ligatures, which are usually written differently. */
const COMPATIBLE = /[\uff01-\uff5e\u3000\ufb00-\ufb06]/g;
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i;
/** UTF-8 that was decoded as Windows-1252 and saved. */
const TWICE_ENCODED = /[ÃÂ][\u0080-\u00bf\u0152-\u017e\u2013-\u2122]|â€/;

/** Returns a text as a person would type it: without invisible characters, entities and broken encoding. */
export function cleanText(text: string): string {
  // Most texts are plain.
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
 * Returns a name or another short text: see `cleanText`, on one line with single spaces, without a spreadsheet's marks
 * of text.
 */
export function cleanLine(text: string): string {
  const cleaned = cleanText(text);
  if (/^[^\s=']\S*(?: \S+)*$/.test(cleaned)) return cleaned;
  const line = cleaned.replace(/\s+/g, " ").trim();
  const formula = /^="([^"]*)"$/.exec(line)?.[1];
  // A name may begin with an apostrophe: 's-Hertogenbosch.
  return (formula ?? line.replace(/^'(?=[\d=+@-][^']*$)/, "")).trim();
}

/** Decodes entities of HTML, even where they were encoded twice: `&amp;amp;`. */
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
