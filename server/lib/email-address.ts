const MAX_LENGTH = 254;
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-](?:\.?[a-z0-9!#$%&'*+/=?^_`{|}~-]){0,63}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/i;
/** Placeholders that tools write for a hidden part of an address, as in `g***@`, `j###n@` or `{first}.{last}@`. */
const HIDDEN = /^[^@]*(?:[*{}]|([!#$%+=?~-])\1\1|x{4})/i;

/** Returns whether a string is an email address in ASCII, which every mail server accepts, without a hidden part. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_LENGTH && EMAIL.test(text) && !HIDDEN.test(text);
}

/** Returns an email address in lower case, the contract's form; null if the string is not an email address. */
export function toEmailAddress(text: string): string | null {
  return isEmailAddress(text) ? text.toLowerCase() : null;
}

/** Returns the form in which an address is stored, compared and shown: trimmed and in lower case. */
export function normaliseEmail(address: string): string {
  return address.trim().toLowerCase();
}
