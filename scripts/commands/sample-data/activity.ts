import { capitalise } from "../../../server/lib/capitalise.ts";
import type { SampleCompany } from "./companies.ts";
import type { SamplePerson } from "./people.ts";
import type { Random } from "./random.ts";
import words from "./words.json" with { type: "json" };

export interface SampleJobPost {
  readonly company: SampleCompany;
  readonly source_url: string;
  readonly title: string;
  readonly body: string;
  readonly posted_at: Date;
  readonly closed_at: Date | null;
}

/** A post on a social network; `person` is null if the author is the company. */
export interface SampleSocialPost {
  readonly source_url: string;
  readonly person: SamplePerson | null;
  readonly company: SampleCompany;
  readonly body: string;
  readonly posted_at: Date;
}

export interface SampleEngagement {
  readonly post: SampleSocialPost;
  readonly person: SamplePerson;
  readonly kind: "reaction" | "comment";
  readonly body: string | null;
  readonly engaged_at: Date;
}

const DAY_MS = 86_400_000;

/** Returns a time within the `days` before `now`; recent times are more likely. */
export function timeBefore(random: Random, now: Date, days: number): Date {
  return new Date(now.getTime() - Math.floor(random.next() ** 2 * days * DAY_MS));
}

/** Returns job posts of the last two years, each about a topic of the company's industry. */
export function generateJobPosts(random: Random, companies: readonly SampleCompany[], now: Date): SampleJobPost[] {
  const hiring = companies.filter((company) => company.employee_count >= 5);
  return hiring.flatMap((company) =>
    Array.from({ length: random.integer(0, 4) }, (_, index) => jobPost(random, company, index + 1, now)),
  );
}

function jobPost(random: Random, company: SampleCompany, number: number, now: Date): SampleJobPost {
  const { topics, outcomes, customers } = company.industryFacts;
  const [role, topic, city] = [random.pick(words.openRoles), random.pick(topics), company.hq_city];
  const postedAt = timeBefore(random, now, 730);
  const closedAt = new Date(postedAt.getTime() + random.integer(14, 90) * DAY_MS);
  const body = [
    random.pick([
      `${company.name} is looking for a ${role} in ${city}.`,
      `Join ${company.name} in ${city} as ${role}.`,
    ]),
    random.pick([
      `You will build our ${topic} from the first day on.`,
      `You bring experience with ${topic}.`,
      `Your first project: ${topic}.`,
    ]),
    `Together we help ${random.pick(customers)} ${random.pick(outcomes)}.`,
    random.pick([
      "We work in small teams and decide close to the customer.",
      "Part time is possible.",
      "We answer every application within a week.",
    ]),
  ].join(" ");
  return {
    company,
    title: role,
    body,
    source_url: `https://jobs.example/${company.domain}/${number}`,
    posted_at: postedAt,
    closed_at: closedAt < now ? closedAt : null,
  };
}

/** Returns social posts of the last half year, two thirds of them by people. */
export function generateSocialPosts(
  random: Random,
  people: readonly SamplePerson[],
  count: number,
  now: Date,
): SampleSocialPost[] {
  return Array.from({ length: count }, (_, index) => {
    const author = random.pick(people);
    const { company } = author;
    const { topics, products, customers, outcomes } = company.industryFacts;
    const topic = random.pick(topics);
    const body = random.pick([
      `${capitalise(topic)} is no longer a question of whether, but of how soon. What we learned at ${company.name}: start small, measure, go on.`,
      `Proud of the team: ${random.pick(products)} is now with ${random.pick(customers)}. Next up: ${topic}.`,
      `Three questions I hear from ${random.pick(customers)} every week, and all are about ${topic}.`,
      `How do you ${random.pick(outcomes)}? We wrote down what worked for us, and what did not.`,
      `Back from a conference on ${topic}. My takeaway: the tools are there, the habits are not.`,
    ]);
    const person = random.chance(0.67) ? author : null;
    return {
      source_url: `https://social.example/posts/${index + 1}`,
      person,
      company,
      body,
      posted_at: timeBefore(random, now, 180),
    };
  });
}

/** Returns reactions and comments, mostly by people of the same vertical. */
export function generateEngagements(
  random: Random,
  posts: readonly SampleSocialPost[],
  people: readonly SamplePerson[],
  now: Date,
): SampleEngagement[] {
  const byVertical = Map.groupBy(people, ({ company }) => company.industryFacts.vertical);
  return posts.flatMap((post) => {
    const peers = byVertical.get(post.company.industryFacts.vertical) ?? people;
    const engaged = new Set(
      Array.from({ length: random.integer(0, 4) }, () => random.pick(random.chance(0.8) ? peers : people)),
    );
    if (post.person) engaged.delete(post.person);
    return [...engaged].map((person): SampleEngagement => {
      const engagedAt = new Date(Math.min(now.getTime(), post.posted_at.getTime() + random.integer(1, 72) * 3_600_000));
      return random.chance(0.4)
        ? { post, person, kind: "comment", body: random.pick(words.comments), engaged_at: engagedAt }
        : { post, person, kind: "reaction", body: null, engaged_at: engagedAt };
    });
  });
}
