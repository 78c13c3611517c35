import type { Schema } from "../http/contract.ts";

/** The price of one unit of each charged item. Other items are free. */
export const PRICES = {
  lookalike_company: { unit: "company returned", credits: 1 },
  signal_account: { unit: "account discovered", credits: 10 },
  signal_person: { unit: "person discovered", credits: 20 },
  advanced_person_search: { unit: "person found by the advanced search", credits: 6 },
  email_enrichment: { unit: "work email found", credits: 1 },
} as const satisfies {
  readonly [Operation in Schema["CreditOperation"]]: { readonly unit: string; readonly credits: number };
};
