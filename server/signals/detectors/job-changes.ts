import type { Db } from "../../db/connect.ts";
import { boundNote, type Detection, type DetectionScope, type Evidence, MAX_LOOKED_AT } from "./detector.ts";
import { ActivityGroups } from "./group-activity.ts";
import { forEachPage, readNewestFirst } from "./pages.ts";
import { type JobChangeRow, listJobChangePositions, listJobChanges } from "./queries-job-changes.ts";

/** Finds people of watched audiences, or of past customers, who appear at a new company. */
export async function detectJobChanges(db: Db, scope: DetectionScope, signal: AbortSignal): Promise<Detection> {
  const groups = new ActivityGroups();
  const pages = readNewestFirst(
    MAX_LOOKED_AT,
    (after, limit) => listJobChangePositions(db, scope, after, limit),
    (ids) => listJobChanges(db, ids),
  );
  const hasMore = await forEachPage(pages, async (changes) => {
    signal.throwIfAborted();
    for (const change of changes) {
      const { company_id: companyId, domain, person_id: personId } = change;
      groups.add({ companyId, domain, personId, evidence: toEvidence(change) });
    }
  });
  const notes = hasMore ? [boundNote("changes of jobs")] : [];
  return { pages: [groups.candidates()], unknownActorCount: 0, notes };
}

function toEvidence(change: JobChangeRow): Evidence {
  const { full_name: name, title, company_name: company, from_title, from_company } = change;
  const before = from_title ? `${from_title} at ${from_company}` : `at ${from_company}`;
  return {
    type: "job_change",
    title,
    sentence: `${name}, ${before} before, is now ${title ? `${title} at` : "at"} ${company}.`,
    url: change.social_url,
    occurredAt: change.changed_at,
    sourceKey: `job_change ${change.id}`,
  };
}
