import { describe, expect, test } from "vitest";
import { judgeSentiment } from "../../server/signals/sentiment/judge.ts";
import { readCases } from "../support/cases.ts";

type Row = readonly [sentiment: string, about: string, text: string];

const { rows: posts } = readCases("test/signals/corpus/sentiment.txt");

const TUNED: readonly Row[] = posts("posts that the words were chosen with");

/** Posts that were written before the lexicon: 36 of 40 were right in the first measurement. */
const FIRST: readonly Row[] = posts("posts written before the words were");

const FRESH: readonly Row[] = posts("posts written before they were measured, never tuned on");

const NEUTRAL_WITH_PRAISE: readonly (readonly [about: string, text: string])[] = posts("neutral posts with praise");

const CLOSE: readonly Row[] = posts("praise and complaints in nearly the same words");

function judge([, about, text]: Row): string {
  const start = Math.max(0, text.toLowerCase().indexOf(about.toLowerCase()));
  return judgeSentiment(text, { start, end: start + about.length });
}

/**
 * Returns the share of sentiments that are found, of sentiments whose opposite is found, and of neutral posts that get
 * a sentiment.
 */
function measure(rows: readonly Row[]) {
  const withSentiment = rows.filter(([sentiment]) => sentiment !== "neutral");
  const neutral = rows.filter(([sentiment]) => sentiment === "neutral");
  const found = withSentiment.filter((row) => judge(row) === row[0]);
  const missed = withSentiment.filter((row) => judge(row) === "neutral");
  const wronglyJudged = neutral.filter((row) => judge(row) !== "neutral");
  return {
    found: found.length / withSentiment.length,
    opposite: (withSentiment.length - found.length - missed.length) / withSentiment.length,
    wronglyJudged: wronglyJudged.length / neutral.length,
  };
}

describe("the sentiment of a post towards its subject, in eight languages", () => {
  test("is right in nine of ten posts, including irony, contrast and changes of supplier", () => {
    for (const rows of [FIRST, TUNED])
      expect(rows.filter((row) => judge(row) === row[0]).length).toBeGreaterThanOrEqual(0.9 * rows.length);
  });

  test.each([
    // All posts were written before they were measured. The posts tuned on were written in three rounds, the second of
    // which was intentionally hard: at first, 60 of 65, 6 of 34 and 19 of 35 sentiments were found. In the posts never
    // tuned on, 36 of 42 were found. For two sentiments, the opposite was found.
    ["posts that phrases were tuned with", posts<Row>("tuned on"), 0.9],
    ["posts never tuned on", posts<Row>("never tuned on"), 0.8],
    ["earlier posts never tuned on", FRESH, 0.6],
  ])("is found in most of %s, rarely as its opposite, and hardly ever in neutral posts", (_name, rows, minFound) => {
    const { found, opposite, wronglyJudged } = measure(rows);
    expect(found).toBeGreaterThanOrEqual(minFound);
    expect(opposite).toBeLessThanOrEqual(0.03);
    expect(wronglyJudged).toBeLessThanOrEqual(0.05);
  });

  test("differs between praise and a complaint in nearly the same words", () => {
    expect(CLOSE.map((row) => [judge(row), ...row.slice(1)])).toEqual(CLOSE);
  });

  test("of a text without a judgement is neutral", () => {
    expect(judgeSentiment("", { start: 0, end: 0 })).toBe("neutral");
    expect(judgeSentiment("Robots sort parcels.", { start: 0, end: 6 })).toBe("neutral");
  });

  test("of news, job advertisements, invitations, questions and greetings is neutral, even with words of praise", () => {
    for (const [about, text] of NEUTRAL_WITH_PRAISE) expect(judge(["neutral", about, text]), text).toBe("neutral");
  });
});
