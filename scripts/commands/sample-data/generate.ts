import {
  generateEngagements,
  generateJobPosts,
  generateSocialPosts,
  type SampleEngagement,
  type SampleJobPost,
  type SampleSocialPost,
} from "./activity.ts";
import { generateCompanies, type SampleCompany } from "./companies.ts";
import { generateEvents, type SampleEvent, type SampleVertical, verticals } from "./events.ts";
import { generatePeople, type SamplePerson } from "./people.ts";
import { Random } from "./random.ts";

/** Fictional companies, their people and their activity. */
export interface SampleData {
  readonly companies: readonly SampleCompany[];
  readonly people: readonly SamplePerson[];
  readonly jobPosts: readonly SampleJobPost[];
  readonly socialPosts: readonly SampleSocialPost[];
  readonly engagements: readonly SampleEngagement[];
  readonly verticals: readonly SampleVertical[];
  readonly events: readonly SampleEvent[];
}

export interface SampleSize {
  readonly companies: number;
  readonly socialPosts: number;
  readonly events: number;
}

/** The size of the sample that a new installation loads. */
export const FULL_SIZE: SampleSize = { companies: 2000, socialPosts: 3000, events: 3000 };

/**
 * Generates the sample. The same seed, time and size produce the same data. All dates are shortly before `now`, so that
 * lists of recent activity are not empty.
 */
export function generateSampleData(seed: number, now: Date, size: SampleSize = FULL_SIZE): SampleData {
  const random = new Random(seed);
  const companies = generateCompanies(random, size.companies, now.getUTCFullYear());
  const people = generatePeople(random, companies);
  const jobPosts = generateJobPosts(random, companies, now);
  const socialPosts = generateSocialPosts(random, people, size.socialPosts, now);
  const engagements = generateEngagements(random, socialPosts, people, now);
  return {
    companies,
    people,
    jobPosts,
    socialPosts,
    engagements,
    verticals,
    events: generateEvents(random, companies, people, size.events, now),
  };
}
