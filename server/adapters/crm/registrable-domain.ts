import { getDomain } from "tldts";

/** Returns the registrable domain of what people type into a website field, in lower case; null when there is none. */
export function registrableDomain(website: string | null | undefined): string | null {
  return website ? (getDomain(website.trim().toLowerCase()) ?? null) : null;
}
