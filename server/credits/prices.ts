import type { Schema } from "../http/contract.ts";

/** What is paid for, what one unit of it is, and what that costs. What is not listed is free. The only table of prices. */
export const prices = {
  lookalike_company: { unit: "company returned", credits: 1 },
  signal_account: { unit: "account discovered", credits: 10 },
  signal_person: { unit: "person discovered", credits: 20 },
  advanced_person_search: { unit: "person looked into", credits: 6 },
  email_enrichment: { unit: "work email found", credits: 1 },
} as const satisfies {
  readonly [Operation in Schema["CreditOperation"]]: { readonly unit: string; readonly credits: number };
};
