const MAX_LENGTH = 254;
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-](?:\.?[a-z0-9!#$%&'*+/=?^_`{|}~-]){0,63}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/i;
/** What tools write for the part of an address that they hide, as in `g***@`, `j###n@` or `{first}.{last}@`. */
const HIDDEN = /^[^@]*(?:[*{}]|([!#$%+=?~-])\1\1|x{4})/i;

/**
 * Returns whether a text is an email address as the contract shows them: in ASCII, which every mail server accepts. An
 * address of which a part is hidden is none.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_LENGTH && EMAIL.test(text) && !HIDDEN.test(text);
}

/** Returns an email address in lower case, as the contract shows it; null for any other text. */
export function toEmailAddress(text: string): string | null {
  return isEmailAddress(text) ? text.toLowerCase() : null;
}

/** Returns the form in which an address is stored, compared and shown: trimmed and in lower case. */
export function normaliseEmail(address: string): string {
  return address.trim().toLowerCase();
}
