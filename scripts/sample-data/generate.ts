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

/** A made-up world: companies, who works there, and what happens. */
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

/** What a fresh installation gets. */
export const FULL_SIZE: SampleSize = { companies: 2000, socialPosts: 3000, events: 3000 };

/** The sample of a seed: the same for the same seed, size and day. Dates lie before `now`, so that lists of what is new have something to show. */
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
