import type { Exclusions } from "../exclusions/public.ts";
import { refuseUnknownTechnology } from "../filters/read-filters.ts";
import type { Refusal, Schema } from "../http/contract.ts";
import { findTechnology, readCompanyReference } from "../text/public.ts";
import type { TermOptions } from "./terms/term-matcher.ts";

export interface StoredTermOptions {
  readonly kind?: "technology";
  readonly exact_case?: boolean;
  readonly title_only?: boolean;
  readonly also?: readonly string[];
  readonly not?: readonly string[];
}

/** The exclusions of a signal, as stored. */
export type StoredExclusions = Partial<Exclusions>;

/** Returns the stored form of term options; null if all are defaults. */
export function storedTermOptions(sent: Schema["TermOptions"] | null | undefined): StoredTermOptions | null {
  const { kind, exact_case, title_only, also = [], not = [] } = sent ?? {};
  const options: StoredTermOptions = {
    ...(kind === "technology" && { kind }),
    ...(exact_case != null && { exact_case }),
    ...(title_only && { title_only }),
    ...(also.length > 0 && { also }),
    ...(not.length > 0 && { not }),
  };
  return Object.keys(options).length > 0 ? options : null;
}

/**
 * Returns the stored form of exclusions; null for none. Skips domains that cannot be read (see `exclusionFaults`).
 */
export function storedExclusions(sent: Schema["SignalExclusions"] | null | undefined): StoredExclusions | null {
  const { in_crm, open_deals, customers, do_not_contact, audience_ids = [], domains = [] } = sent ?? {};
  const read = [...new Set(domains.flatMap((domain) => readCompanyReference(domain) ?? []))];
  const exclusions = {
    ...(in_crm && { in_crm }),
    ...(open_deals && { open_deals }),
    ...(customers && { customers }),
    ...(do_not_contact && { do_not_contact }),
    ...(audience_ids.length > 0 && { audience_ids: [...new Set(audience_ids)] }),
    ...(read.length > 0 && { domains: read }),
  };
  return Object.keys(exclusions).length > 0 ? exclusions : null;
}

export function exclusionFaults(sent: Schema["SignalExclusions"] | null | undefined): Schema["ValidationFault"][] {
  return (sent?.domains ?? []).flatMap((domain, index) =>
    readCompanyReference(domain) === undefined
      ? [{ loc: ["body", "exclude", "domains", String(index)], msg: "Expected a website or domain", type: "domain" }]
      : [],
  );
}

/** Returns the matching options of a signal's term. For a technology, adds those of the list of technologies. */
export function matchingOptions(
  subject: string,
  stored: StoredTermOptions | null,
  synonyms: readonly string[] = [],
): TermOptions {
  const technology = stored?.kind === "technology" ? findTechnology(subject) : undefined;
  return {
    exactCase: stored?.exact_case,
    also: [...(stored?.also ?? []), ...(technology?.spellings ?? []), ...synonyms],
    not: stored?.not ?? [],
    isWord: technology?.isWord,
  };
}

/** Returns a refusal if the term should be a technology and is not in the list of technologies. */
export function refuseUnknownTerm(
  term: string | null | undefined,
  options: Schema["TermOptions"] | null | undefined,
): Refusal<400> | undefined {
  return options?.kind === "technology" ? refuseUnknownTechnology({ technology: [term ?? ""] }) : undefined;
}
