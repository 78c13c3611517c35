import type { Insertable } from "kysely";
import { listCompanyIds } from "../catalogue/queries-company-ids.ts";
import type { Db } from "../db/connect.ts";
import { listRows, oneValue } from "../db/statements.ts";
import type { Signal } from "../db/tables.ts";

export async function findIcp(db: Db, workspaceId: number, icpId: number): Promise<{ filters: object } | undefined> {
  const [icp] = await listRows(db)<{ filters: object }>`
    select filters from icp where workspace_id = ${workspaceId} and id = ${icpId}`;
  return icp;
}

export async function isKnownProfile(db: Db, profile: string): Promise<boolean> {
  return oneValue(db)<boolean>`
    select exists (select from person where social_url = ${profile}) or exists (select from company
      where social_url = ${profile})
      or exists (select from social_post where author_url = ${profile})
      or exists (select from social_engagement where actor_url = ${profile}) as is_known`;
}

export async function countRepeatingSignals(db: Db, workspaceId: number): Promise<number> {
  return oneValue(db)<number>`
    select count(*) as count from signal
    where workspace_id = ${workspaceId} and repeat = true and status in ('accepted', 'running', 'scheduled')`;
}

/** Finds each company by website or, if that is unknown, by profile. Returns ids in the order of `wanted`. */
export async function listNamedCompanies(
  db: Db,
  wanted: readonly { website: string | undefined; socialUrl: string | undefined }[],
): Promise<(number | undefined)[]> {
  const known = await listCompanyIds(
    db,
    wanted.flatMap(({ website, socialUrl }) => [website, socialUrl].filter((one) => one !== undefined)),
  );
  return wanted.map(({ website = "", socialUrl = "" }) => known.get(website) ?? known.get(socialUrl));
}

export async function insertSignal(db: Db, signal: Insertable<Signal>): Promise<number> {
  const { id } = await db.insertInto("signal").values(signal).returning("id").executeTakeFirstOrThrow();
  return id;
}
