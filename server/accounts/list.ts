import type { Db } from "../db/connect.ts";
import { type AccountFilters, readAccountFilters } from "../filters/account-filters.ts";
import { unknownReferences } from "../filters/queries-filters.ts";
import type { Handler, Schema } from "../http/contract.ts";
import { paginationOf } from "../http/pagination.ts";
import { presentListItem } from "./present.ts";
import { type AccountSelection, countAccounts, listAccountRows } from "./queries-list.ts";

/** Lists the workspace's accounts by id. */
export const listAccounts: Handler<"Accounts_list"> = async ({ body }, context) => {
  const { db, caller, reply } = context;
  const checked = await checkFilters(db, caller.workspaceId, body?.filters);
  if (checked.kind !== "filters") return refuse(checked, context);
  const { limit, offset } = { ...FIRST_PAGE, ...body?.pagination };
  const selection = {
    workspaceId: caller.workspaceId,
    filters: checked.filters,
    sortKey: "id",
    sortDirection: "asc",
    limit,
    offset,
  } as const;
  const { rows, totalCount } = await readPage(db, selection);
  return reply(200, {
    accounts: rows.map(presentListItem),
    total_count: totalCount,
    ...(body?.pagination && { pagination: paginationOf({ limit, offset }, rows.length, totalCount) }),
  });
};

/** Lists the workspace's accounts that match, sorted and by page. */
export const listFilteredAccounts: Handler<"Accounts_listFiltered"> = async ({ body }, context) => {
  const { db, caller, reply, problem } = context;
  if (typeof body?.view_id === "string") return problem(404, "NOT_FOUND", "There is no such view.");
  const checked = await checkFilters(db, caller.workspaceId, body?.filters);
  if (checked.kind !== "filters") return refuse(checked, context);
  const {
    sort_key: sortKey,
    sort_direction: sortDirection,
    page,
    page_size: pageSize,
  } = { ...FIRST_FILTERED_PAGE, ...body };
  const selection = {
    workspaceId: caller.workspaceId,
    filters: checked.filters,
    sortKey,
    sortDirection,
    limit: pageSize,
    offset: page * pageSize,
  };
  const { rows, totalCount } = await readPage(db, selection);
  return reply(200, {
    accounts: rows.map((row) => ({ ...presentListItem(row), insights_count: row.insights_count })),
    account_ids: rows.map((row) => row.id),
    total_count: totalCount,
    page,
    page_size: pageSize,
    has_more: page * pageSize + rows.length < totalCount,
  });
};

/** Finds faults in the values of filters. */
export function filterFaults(filters: Schema["AccountFilters"] | null | undefined): Schema["ValidationFault"][] {
  const outcome = readAccountFilters(filters, ["body", "filters"]);
  return outcome.kind === "faults" ? outcome.faults : [];
}

async function readPage(db: Db, selection: AccountSelection) {
  const [rows, totalCount] = await Promise.all([
    listAccountRows(db, selection),
    countAccounts(db, selection.workspaceId, selection.filters),
  ]);
  return { rows, totalCount };
}

// What the contract's defaults are when no body is sent at all: there is then nothing to fill them into.
const FIRST_PAGE = { limit: 50, offset: 0 };
const FIRST_FILTERED_PAGE = { sort_key: "insights_count", sort_direction: "desc", page: 0, page_size: 50 } as const;

// Filters on what families that are not built yet would record.
const NOT_BUILT_FILTERS = ["insight_within_days", "crm_owner_include", "crm_owner_exclude"] as const;

type Checked =
  | { kind: "filters"; filters: AccountFilters }
  | { kind: "unknown"; name: string; closest: string }
  | { kind: "faults"; faults: Schema["ValidationFault"][] }
  | { kind: "not-built"; name: string }
  | { kind: "foreign"; what: string };

async function checkFilters(
  db: Db,
  workspaceId: number,
  sent: Schema["AccountFilters"] | null | undefined,
): Promise<Checked> {
  const outcome = readAccountFilters(sent, ["body", "filters"]);
  if (outcome.kind !== "filters") return outcome;
  const notBuilt = NOT_BUILT_FILTERS.find((name) => outcome.filters[name] !== undefined);
  if (notBuilt) return { kind: "not-built", name: notBuilt };
  const { audiences, signals } = await unknownReferences(db, workspaceId, outcome.filters);
  if (audiences[0] !== undefined) return { kind: "foreign", what: "audience" };
  if (signals[0] !== undefined) return { kind: "foreign", what: "signal" };
  return outcome;
}

type ListContext = Parameters<typeof listAccounts>[1];

function refuse(
  checked: Exclude<Checked, { kind: "filters" }>,
  { problem, invalid }: Pick<ListContext, "problem" | "invalid">,
) {
  switch (checked.kind) {
    case "unknown":
      return problem(
        400,
        "UNKNOWN_FILTER",
        `There is no filter ${checked.name.slice(0, 100)}. Did you mean ${checked.closest}?`,
        {
          filter: checked.name.slice(0, 100),
          closest: checked.closest,
        },
      );
    case "faults":
      return invalid(...checked.faults);
    case "not-built":
      return problem(501, "NOT_BUILT", `This release does not serve the filter ${checked.name} yet.`, {
        filter: checked.name,
      });
    case "foreign":
      return problem(404, "NOT_FOUND", `There is no such ${checked.what}.`);
  }
}
