import type { Family } from "../http/contract.ts";
import { paginationOf } from "../http/pagination.ts";
import { presentEntry, presentPrices } from "./present.ts";
import { listEntries } from "./queries.ts";
import { findCredits } from "./queries-ledger.ts";

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
