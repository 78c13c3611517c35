import { fileURLToPath } from "node:url";
import { NO_EXCLUSIONS } from "../../../../server/exclusions/public.ts";
import type { DetectionScope } from "../../../../server/signals/detectors/detector.ts";

const DAY_MS = 86_400_000;

/** Returns the scope of a first run over all companies or, with `seenSince`, of a run over new posts only. */
export function detectionScope(subject: string, seenSince: Date | undefined): DetectionScope {
  return {
    workspaceId: 0,
    subject,
    termOptions: {},
    minHistoryPosts: 0,
    mentionRoles: ["uses", "wants", "one_of", "moves_to", "moves_from", "names"],
    includesAgencies: false,
    exclude: NO_EXCLUSIONS,
    watched: { audienceIds: [], pastCustomers: false, titles: [] },
    filters: {},
    companyIds: undefined,
    skipsChecks: false,
    publishedSince: new Date(Date.now() - 365 * DAY_MS),
    seenSince,
    seenBefore: new Date(Date.now() + DAY_MS),
  };
}

/** The program that runs one detection in a separate process. */
export const DETECT_CHILD = fileURLToPath(new URL("./detect-child.ts", import.meta.url));
