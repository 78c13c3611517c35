import type { Db } from "../../db/connect.ts";
import { isSideRole, plainWords } from "../../text/public.ts";
import {
  type Detection,
  type DetectionScope,
  type Evidence,
  listCounts,
  scanLimitNotice,
  sinceText,
} from "./detector.ts";
import { ActivityGroups } from "./group-activity.ts";
import { forEachPage, readNewestFirst } from "./pages.ts";
import { type JobChangeRow, listJobChangePositions, listJobChanges } from "./queries-job-changes.ts";

/** Finds people of watched audiences, or of past customers, who appear at a new company. */
export async function detectJobChanges(db: Db, scope: DetectionScope, signal: AbortSignal): Promise<Detection> {
  const groups = new ActivityGroups();
  const looked = { changes: 0, sideRoles: 0, otherTitles: 0 };
  const pages = readNewestFirst(
    (after, limit) => listJobChangePositions(db, scope, after, limit),
    (ids) => listJobChanges(db, ids),
  );
  const hasMore = await forEachPage(pages, async (changes) => {
    signal.throwIfAborted();
    for (const change of changes) {
      looked.changes += 1;
      if (!isWanted(change.title, scope.watched.titles)) {
        if (scope.watched.titles.length > 0) looked.otherTitles += 1;
        else looked.sideRoles += 1;
        continue;
      }
      const { company_id: companyId, domain, person_id: personId } = change;
      groups.add({ companyId, domain, personId, evidence: toEvidence(change) });
    }
  });
  const notes = hasMore ? [scanLimitNotice("job changes")] : [];
  const explain = async (): Promise<string> => {
    const all = listCounts([[looked.changes, "job change"]]) || "no job changes";
    const reasons = listCounts([
      [
        looked.sideRoles,
        "is a side role, such as adviser (see titles)",
        "are side roles, such as adviser (see titles)",
      ],
      [looked.otherTitles, "has none of the titles", "have none of the titles"],
    ]);
    const what = `No results: searched ${all} to companies in scope, ${sinceText(scope).replace("published", "seen")}.`;
    return [what, reasons && `Of these, ${reasons}.`].filter(Boolean).join(" ");
  };
  return { pages: [groups.candidates()], unknownActorCount: 0, notes, explain };
}

/** Returns whether a new title contains one of `titles`. If `titles` is empty, any title but a side role counts. */
function isWanted(title: string | null, titles: readonly string[]): boolean {
  if (titles.length === 0) return title === null || !isSideRole(title);
  const words = ` ${plainWords(title ?? "").join(" ")} `;
  return titles.some((wanted) => words.includes(` ${plainWords(wanted).join(" ")} `));
}

function toEvidence(change: JobChangeRow): Evidence {
  const { full_name: name, title, company_name: company, from_title, from_company } = change;
  const before = from_title ? `${from_title} at ${from_company}` : `at ${from_company}`;
  return {
    type: "job_change",
    title,
    sentence: `${name}, previously ${before}, is now ${title ? `${title} at` : "at"} ${company}.`,
    url: change.social_url,
    occurredAt: change.changed_at,
    sourceKey: `job_change ${change.id}`,
  };
}
