import type { Db } from "../../db/connect.ts";
import type { Detection, DetectionScope } from "./detector.ts";
import { groupActivity } from "./group-activity.ts";
import { listEngagementsWithProfile } from "./queries-activity.ts";
import { engagementActivity } from "./social-activity.ts";

/** Finds the people who reacted to or commented on posts of a competitor's profile. */
export async function detectCompetitorEngagement(db: Db, scope: DetectionScope): Promise<Detection> {
  const engagements = await listEngagementsWithProfile(db, scope, scope.subject);
  const unknown = engagements.filter(({ company_id }) => company_id === null);
  return {
    candidates: groupActivity(engagements.flatMap(engagementActivity)),
    unknownActorCount: new Set(unknown.map(({ actor_url }) => actor_url)).size,
  };
}
