import type { Db } from "../db/connect.ts";
import type { Secrets } from "../secrets/secrets.ts";
import { isSamePersonName } from "../text/public.ts";
import type { PersonRecord, RejectedItem, WriteResult } from "./activity.ts";
import { listHolders, mergePeople } from "./queries-merge.ts";
import { upsertPeople } from "./queries-people.ts";

interface PeopleWriteOptions {
  readonly fillOnly?: boolean;
  /** Merges people who have the same work email and name, but different profiles. */
  readonly merge?: boolean;
}

/** Writes people (see `upsertPeople`). Reports or merges people whose work email belongs to another profile. */
export async function writePeopleOnce(
  db: Db,
  secrets: Secrets,
  people: readonly PersonRecord[],
  { fillOnly = false, merge = false }: PeopleWriteOptions,
): Promise<WriteResult> {
  const merged = merge ? await mergeHolders(db, people) : { people, notices: [] };
  const result = await upsertPeople(db, secrets, merged.people, { fillOnly });
  const rejected = new Set(result.rejected.map(({ index }) => index));
  const holders = await listHolders(db, listProfileEmails(merged.people));
  const shared = merged.people.flatMap(({ social_url: own, work_email: email }, index): RejectedItem[] => {
    const other = (holders.get(email ?? "") ?? []).find(({ social_url }) => social_url !== own);
    if (own === null || other === undefined || rejected.has(index)) return [];
    const advice = merge ? "the names differ" : "--merge merges people with the same name";
    return [
      { index, field: "work_email", reason: `${JSON.stringify(email)} also belongs to ${other.social_url}; ${advice}` },
    ];
  });
  return { ...result, notices: [...merged.notices, ...shared] };
}

/**
 * Gives each record the profile of the oldest person with the same work email and name, and merges all other people
 * with that email and name into that person.
 */
async function mergeHolders(db: Db, people: readonly PersonRecord[]) {
  const holders = await listHolders(db, listProfileEmails(people));
  const firsts = new Map<string, { readonly social_url: string; readonly full_name: string }[]>();
  const notices: RejectedItem[] = [];
  const written: PersonRecord[] = [];
  for (const [index, person] of people.entries()) {
    const { social_url: own, work_email: email, full_name: name } = person;
    written.push(person);
    if (own === null || email === null) continue;
    const isSame = (other: { readonly full_name: string }) => isSamePersonName(other.full_name, name);
    const [kept, ...others] = (holders.get(email) ?? []).filter(isSame);
    const inFile = firsts.get(email) ?? [];
    const first = kept ?? inFile.find(isSame);
    if (first === undefined) firsts.set(email, [...inFile, { social_url: own, full_name: name }]);
    if (kept !== undefined) {
      for (const gone of others) await mergePeople(db, kept.id, gone.id);
      if (others.length > 0)
        holders.set(
          email,
          (holders.get(email) ?? []).filter((one) => !others.includes(one)),
        );
    }
    if (first === undefined || first.social_url === own) continue;
    written[index] = { ...person, social_url: first.social_url };
    notices.push({ index, field: "social_url", reason: `${own} was merged into ${first.social_url}` });
  }
  return { people: written, notices };
}

function listProfileEmails(people: readonly PersonRecord[]): string[] {
  return people.flatMap(({ social_url, work_email }) => (social_url === null ? [] : (work_email ?? [])));
}
