import { countCompaniesByTechnology } from "../catalogue/queries-technologies.ts";
import type { Db } from "../db/connect.ts";
import { findRow, listRows, oneRow } from "../db/statements.ts";
import type { Schema } from "../http/contract.ts";
import { technologyById } from "../text/public.ts";
import { AUDIENCE_FILTERS, idsIn, SIGNAL_FILTERS } from "./references.ts";

/** The most frequent values of the catalogue, most frequent first. */
interface FrequentValues {
  readonly industries: readonly string[];
  readonly tags: readonly string[];
  /** Slugs. */
  readonly technologies: readonly string[];
}

export const MAX_FREQUENT_VALUES = 500;

/** Lists the most frequent industries, tags and technologies. Values that differ only in letter case count as one. */
export async function listFrequentValues(db: Db): Promise<FrequentValues> {
  const values = await oneRow(db)<Omit<FrequentValues, "technologies">>`
    select
      array(
        select mode() within group (order by industry) from company where industry is not null
        group by lower(industry) order by count(*) desc, lower(industry) limit ${MAX_FREQUENT_VALUES}
      ) as industries,
      array(
        select mode() within group (order by tag) from company, unnest(tags) as tag
        group by lower(tag) order by count(*) desc, lower(tag) limit ${MAX_FREQUENT_VALUES}
      ) as tags`;
  const counted = [...(await countCompaniesByTechnology(db))].sort(([, a], [, b]) => b - a);
  const technologies = counted.flatMap(([id]) => technologyById(id)?.slug ?? []).slice(0, MAX_FREQUENT_VALUES);
  return { ...values, technologies };
}

/** Returns what kind of object in the filters does not belong to the workspace; undefined if all of them do. */
export async function findForeignReference(
  db: Db,
  workspaceId: number,
  filters: object,
): Promise<"audience" | "signal" | undefined> {
  const audiences = idsIn(filters, AUDIENCE_FILTERS);
  const signals = idsIn(filters, SIGNAL_FILTERS);
  if (audiences.length + signals.length === 0) return undefined;
  const rows = await listRows(db)<{ audiences: number; signals: number }>`
    select (select count(*) from audience
      where workspace_id = ${workspaceId} and id = any(${audiences}::bigint[])) as audiences,
      (select count(*) from signal where workspace_id = ${workspaceId} and id = any(${signals}::bigint[])) as signals`;
  const found = rows[0]!;
  if (found.audiences !== audiences.length) return "audience";
  return found.signals === signals.length ? undefined : "signal";
}

export async function findStoredView(
  db: Db,
  { userId, viewId }: { readonly userId: string; readonly viewId: string },
): Promise<{ view_type: Schema["ViewType"]; filters: Schema["PeopleFilters"] } | undefined> {
  return findRow(db)<{ view_type: Schema["ViewType"]; filters: Schema["PeopleFilters"] }>`
    select view_type, filters from saved_view where user_id = ${userId} and id = ${viewId}`;
}
