import type { Selectable } from "kysely";
import type { Db } from "../db/connect.ts";
import type { CreditEntry } from "../db/tables.ts";
import type { Family, Schema } from "../http/contract.ts";
import { pageFields } from "../http/pagination.ts";
import { noSuch } from "../http/problems.ts";
import { csvLine } from "../lib/csv-line.ts";
import { readPages } from "../lib/read-pages.ts";
import { PRICES } from "./prices.ts";
import { type Budget, findBudget, isMember, upsertBudget } from "./queries-budgets.ts";
import { findCredits, listEntries, listEntriesAfter, listGroups, lockCredits } from "./queries-ledger.ts";

/** Serves the balance, the ledger and the prices. */
export function credits(): Family<"Credits"> {
  return {
    balance: async (_input, { db, caller, reply }) => {
      const { balance, reserved } = await findCredits(db, caller.workspaceId);
      return reply(200, { balance, reserved });
    },

    usage: async ({ query }, { db, caller, preferredType, reply }) => {
      const { kind, group_by: groupBy, limit, offset } = query;
      const selection = { workspaceId: caller.workspaceId, kind };
      const isTable = preferredType(["application/json", "text/csv"]) === "text/csv";
      if (isTable) {
        const chunks = groupBy ? groupTable(await listGroups(db, selection, groupBy)) : entryTable(db, selection);
        return reply(200, { mediaType: "text/csv", chunks });
      }
      const groups = groupBy ? await listGroups(db, selection, groupBy) : [];
      const shown = groups.slice(offset, offset + limit);
      const { entries, totalCount } = groupBy
        ? { entries: [], totalCount: groups.length }
        : await listEntries(db, { ...selection, limit, offset });
      return reply(200, {
        entries: entries.map(presentEntry),
        groups: shown,
        ...pageFields({ limit, offset }, entries.length + shown.length, totalCount),
      });
    },

    budget: async ({ query: { user_id: userId } }, { db, caller: { workspaceId }, reply, refuse }) => {
      if (userId !== undefined && !(await isMember(db, workspaceId, userId))) return refuse(noSuch("member"));
      return reply(200, presentBudget(await findBudget(db, { workspaceId, userId })));
    },

    updateBudget: async ({ query: { user_id: userId }, body }, { db, caller: { workspaceId }, reply, refuse }) => {
      if (userId !== undefined && !(await isMember(db, workspaceId, userId))) return refuse(noSuch("member"));
      // Makes every charge use either the old or the new budget.
      await lockCredits(db, workspaceId);
      await upsertBudget(db, { workspaceId, userId }, { daily: body.daily, monthly: body.monthly });
      return reply(200, presentBudget(await findBudget(db, { workspaceId, userId })));
    },

    prices: async (_input, { reply }) => reply(200, { prices: presentPrices() }),
  };
}

const ROWS_PER_READ = 1_000;
const ENTRY_COLUMNS = [
  "entry_id",
  "kind",
  "balance_change",
  "reserved_change",
  "reason",
  "reference",
  "user_id",
  "created_at",
] as const;

async function* entryTable(
  db: Db,
  selection: { readonly workspaceId: number; readonly kind: string | undefined },
): AsyncGenerator<string> {
  yield csvLine(ENTRY_COLUMNS);
  const pages = readPages<Selectable<CreditEntry>>(ROWS_PER_READ, async (after, limit) =>
    listEntriesAfter(db, selection, after?.id, limit),
  );
  for await (const page of pages)
    yield page
      .map(presentEntry)
      .map((entry) => csvLine(ENTRY_COLUMNS.map((column) => entry[column])))
      .join("");
}

async function* groupTable(groups: readonly Schema["CreditUsageGroup"][]): AsyncGenerator<string> {
  yield csvLine(["key", "charged", "refunded", "entry_count"]);
  yield groups.map((group) => csvLine([group.key, group.charged, group.refunded, group.entry_count])).join("");
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

function presentBudget(budget: Budget): Schema["CreditBudget"] {
  return {
    user_id: budget.user_id || null,
    daily: budget.daily,
    monthly: budget.monthly,
    spent_today: budget.spent_today,
    spent_this_month: budget.spent_this_month,
    day_ends_at: budget.day_ends_at.toISOString(),
    month_ends_at: budget.month_ends_at.toISOString(),
  };
}

function presentPrices(): Schema["CreditPrice"][] {
  return (Object.keys(PRICES) as (keyof typeof PRICES)[]).map((operation) => ({ operation, ...PRICES[operation] }));
}
