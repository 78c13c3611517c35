import type { Db } from "../../db/connect.ts";
import { detectCompetitorEngagement } from "../detectors/competitor-engagement.ts";
import type { Detection, DetectionScope } from "../detectors/detector.ts";
import { detectFirstMentions } from "../detectors/job-posts.ts";
import { detectSocialActivity } from "../detectors/social-activity.ts";
import { detectSocialListening } from "../detectors/social-listening.ts";
import { detectTraits } from "../detectors/traits.ts";
import type { ClaimedRun } from "./queries-run.ts";

const DAY_MS = 86_400_000;

const DETECTORS = {
  job_post_first_time_mention: detectFirstMentions,
  trait_only: detectTraits,
  social_activity: detectSocialActivity,
  social_listening: detectSocialListening,
  competitor_engagement: detectCompetitorEngagement,
} as const satisfies Record<ClaimedRun["type"], (db: Db, scope: DetectionScope) => Promise<Detection>>;

/** Detects the candidates of a run. A resumed run detects the same candidates again. */
export function detect(db: Db, run: ClaimedRun, synonyms: readonly string[]): Promise<Detection> {
  return DETECTORS[run.type](db, {
    workspaceId: run.workspaceId,
    subject: run.subject ?? "",
    synonyms,
    // Named accounts replace the search by the profile.
    filters: run.namedCompanyIds === null ? (run.icpFilters ?? {}) : {},
    companyIds: run.namedCompanyIds ?? undefined,
    skipsChecks: run.speedMode,
    publishedSince: new Date(run.startedAt.getTime() - run.timeframeDays * DAY_MS),
    seenSince: run.seenSince ?? undefined,
    seenBefore: run.startedAt,
  });
}
