import type { Selectable } from "kysely";
import type { CreditEntry } from "../db/tables.ts";
import type { Schema } from "../http/contract.ts";
import { prices } from "./prices.ts";

/** A movement of credits as the contract shows it. */
export function presentEntry(entry: Selectable<CreditEntry>): Schema["CreditEntry"] {
  return {
    entry_id: entry.id,
    // The table's check holds it to the contract's kinds.
    kind: entry.kind as Schema["CreditEntryKind"],
    balance_change: entry.balance_change,
    reserved_change: entry.reserved_change,
    reason: entry.reason,
    reference: entry.reference,
    user_id: entry.user_id,
    created_at: entry.created_at.toISOString(),
  };
}

/** The table of prices as the contract shows it. */
export function presentPrices(): Schema["CreditPrice"][] {
  return (Object.keys(prices) as (keyof typeof prices)[]).map((operation) => ({ operation, ...prices[operation] }));
}
