import { insertAccounts } from "../accounts/public.ts";
import type { Db } from "../db/connect.ts";
import {
  deleteMembers,
  insertAudienceMembers,
  listCompaniesOfPeople,
  listKnownMembers,
  type MemberKind,
} from "./queries.ts";

export interface MembersChange {
  readonly changedCount: number;
  readonly unchangedCount: number;
  readonly unknownIds: readonly number[];
}

/** Adds members. Added accounts, and the employers of added people, become accounts of the workspace. */
export async function addMembers(
  db: Db,
  audience: { id: number; workspaceId: number },
  kind: MemberKind,
  ids: readonly number[],
): Promise<MembersChange> {
  const known = await listKnownMembers(db, kind, ids);
  const companyIds = kind === "account" ? known : await listCompaniesOfPeople(db, known);
  await insertAccounts(db, audience.workspaceId, companyIds, "audience");
  return toMembersChange(ids, known, await insertAudienceMembers(db, audience.id, kind, known));
}

/** Removes members from the audience. Accounts stay accounts of the workspace. */
export async function removeMembers(
  db: Db,
  audienceId: number,
  kind: MemberKind,
  ids: readonly number[],
): Promise<MembersChange> {
  const known = await listKnownMembers(db, kind, ids);
  return toMembersChange(ids, known, await deleteMembers(db, audienceId, kind, known));
}

function toMembersChange(ids: readonly number[], known: readonly number[], changedCount: number): MembersChange {
  const isKnown = new Set(known);
  const unknownIds = [...new Set(ids)].filter((id) => !isKnown.has(id));
  return { changedCount, unchangedCount: known.length - changedCount, unknownIds };
}
