import type { Selectable } from "kysely";
import type { CreditEntry } from "../db/tables.ts";
import type { Schema } from "../http/contract.ts";
import { PRICES } from "./prices.ts";

/** Presents a ledger entry. */
export function presentEntry(entry: Selectable<CreditEntry>): Schema["CreditEntry"] {
  return {
    entry_id: entry.id,
    // A check of the table admits only these kinds.
    kind: entry.kind as Schema["CreditEntryKind"],
    balance_change: entry.balance_change,
    reserved_change: entry.reserved_change,
    reason: entry.reason,
    reference: entry.reference,
    user_id: entry.user_id,
    created_at: entry.created_at.toISOString(),
  };
}

/** Presents the prices. */
export function presentPrices(): Schema["CreditPrice"][] {
  return (Object.keys(PRICES) as (keyof typeof PRICES)[]).map((operation) => ({ operation, ...PRICES[operation] }));
}
