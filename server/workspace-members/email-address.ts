/** An address in the one form it is stored, compared and answered in: without white space around it, in lower case. */
export function normaliseEmail(address: string): string {
  return address.trim().toLowerCase();
}
