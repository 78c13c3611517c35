import type { Family } from "../http/contract.ts";
import { readCredits } from "./ledger.ts";
import { presentEntry, presentPrices } from "./present.ts";
import { listEntries } from "./queries.ts";

/** What a workspace can spend, what it spent, and what things cost. */
export const credits = (): Family<"Credits"> => ({
  balance: async (_input, { db, caller, reply }) => {
    const { balance, reserved } = await readCredits(db, caller.workspaceId);
    return reply(200, { balance, reserved });
  },

  usage: async ({ query: { kind, limit, offset } }, { db, caller, reply }) => {
    const { entries, totalCount } = await listEntries(db, { workspaceId: caller.workspaceId, kind, limit, offset });
    const pagination = { limit, offset, total_count: totalCount, has_more: offset + entries.length < totalCount };
    return reply(200, { entries: entries.map(presentEntry), total_count: totalCount, pagination });
  },

  prices: async (_input, { reply }) => reply(200, { prices: presentPrices() }),
});
