import { upsertCompanies } from "../../../server/catalogue/queries-companies.ts";
import { grant } from "../../../server/credits/public.ts";
import type { Db } from "../../../server/db/connect.ts";
import { FULL_SIZE, generateSampleData, type SampleSize } from "./generate.ts";
import {
  insertDemoWorkspace,
  insertEngagements,
  insertEvents,
  insertJobPosts,
  insertPeople,
  insertSampleTargets,
  insertSocialPosts,
  insertVerticals,
  lockNewInstallation,
  markAsSample,
  revealSampleEmails,
} from "./queries.ts";

export const SEED = 20_260_301;
/** Signing up with this address gives access to the demo workspace. */
export const DEMO_EMAIL = "demo@northwind.example";
const DEMO_USER = "user_demo";
const DEMO_ACCOUNTS = 250;

interface SampleOptions {
  /** The balance of the demo workspace. */
  readonly startCredits: number;
  readonly log: (message: string) => void;
  readonly now?: Date;
  readonly size?: SampleSize;
}

/**
 * Fills the catalogue of a new installation with the sample and creates a demo workspace with some of the companies as
 * its accounts. Runs in one transaction under a lock, so that concurrent processes load it once. Does nothing once
 * there is a company or a user, so that a removed sample is not loaded again.
 *
 * @returns whether this call loaded the sample.
 */
export async function loadSampleData(
  db: Db,
  { startCredits, log, now = new Date(), size = FULL_SIZE }: SampleOptions,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!(await lockNewInstallation(transaction))) return false;
    const sample = generateSampleData(SEED, now, size);
    await upsertCompanies(
      transaction,
      sample.companies.map(({ industryFacts: _industry, place: _place, ...facts }) => facts),
    );
    await markAsSample(transaction);
    await insertPeople(transaction, sample.people);
    await insertJobPosts(transaction, sample.jobPosts);
    await insertSocialPosts(transaction, sample.socialPosts);
    await insertEngagements(transaction, sample.engagements);
    await insertVerticals(transaction, sample.verticals);
    await insertEvents(transaction, sample.events);
    const domains = sample.companies.slice(0, DEMO_ACCOUNTS).map(({ domain }) => domain);
    const workspaceId = await insertDemoWorkspace(transaction, DEMO_USER, DEMO_EMAIL, domains);
    await revealSampleEmails(transaction, workspaceId);
    await insertSampleTargets(transaction, workspaceId);
    await grant(transaction, { workspaceId, reference: "sample", reason: "sample_data" }, startCredits);
    log(
      `loaded sample data: ${sample.companies.length} companies, ${sample.people.length} people, ${sample.jobPosts.length} job posts, ${sample.socialPosts.length} social posts, ${sample.events.length} events`,
    );
    return true;
  });
}
