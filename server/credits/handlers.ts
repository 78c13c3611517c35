import type { Selectable } from "kysely";
import type { CreditEntry } from "../db/tables.ts";
import type { Family, Schema } from "../http/contract.ts";
import { paginationOf } from "../http/pagination.ts";
import { PRICES } from "./prices.ts";
import { findCredits, listEntries } from "./queries-ledger.ts";

/** Serves the balance, the ledger and the prices. */
export function credits(): Family<"Credits"> {
  return {
    balance: async (_input, { db, caller, reply }) => {
      const { balance, reserved } = await findCredits(db, caller.workspaceId);
      return reply(200, { balance, reserved });
    },

    usage: async ({ query: { kind, limit, offset } }, { db, caller, reply }) => {
      const { entries, totalCount } = await listEntries(db, { workspaceId: caller.workspaceId, kind, limit, offset });
      return reply(200, {
        entries: entries.map(presentEntry),
        total_count: totalCount,
        pagination: paginationOf({ limit, offset }, entries.length, totalCount),
      });
    },

    prices: async (_input, { reply }) => reply(200, { prices: presentPrices() }),
  };
}

function presentEntry(entry: Selectable<CreditEntry>): Schema["CreditEntry"] {
  return {
    entry_id: entry.id,
    // A check constraint allows only these kinds.
    kind: entry.kind as Schema["CreditEntryKind"],
    balance_change: entry.balance_change,
    reserved_change: entry.reserved_change,
    reason: entry.reason,
    reference: entry.reference,
    user_id: entry.user_id,
    created_at: entry.created_at.toISOString(),
  };
}

function presentPrices(): Schema["CreditPrice"][] {
  return (Object.keys(PRICES) as (keyof typeof PRICES)[]).map((operation) => ({ operation, ...PRICES[operation] }));
}
