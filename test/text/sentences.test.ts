import { expect, test } from "vitest";
import { sentenceRanges, sentences } from "../../server/text/sentences.ts";

test.each([
  "Foo Inc. makes shoes.|J. Smith S.A. sells them.|Good!",
  "A unit of Foo Ltd.|The company makes shoes.",
  "Dr. A. Müller kommt z.B. um 9.|Wir freuen uns.",
  "No. 5 is best.|We said no.|They left.",
  "Join us.|Apply now.|We are in the U.S. market.",
  "We use Node.js.|Then Vue.js.|And .NET too.",
  "Bread for farms.|it provides data.|Founded in 2019.|Based in Oslo.",
  "approx. five tons, incl. tax etc. and more",
  "Yahoo! provides mail.|Right is a Yahoo! company.",
  "Great!|we love it...|Really?|yes",
  "wait… what?|Fine… Then go.".replace("… T", "…|T"),
  "これは文です。|次の文です！|終わり",
  'It said "done."|Yes.',
  "Known as Star AB (publ.) and others.",
  "Seven.One Entertainment Group is at booking.com.|Fine.",
])("%s", (written) => {
  expect(sentences(written.replace(/(?<=[。！])\|/g, "").replaceAll("|", " "))).toEqual(written.split("|"));
});

test("a full stop without a space ends a sentence if the next word is not part of a name", () => {
  expect(sentences("We bake bread.It is sold daily in Oslo.The shop opened.")).toEqual([
    "We bake bread.",
    "It is sold daily in Oslo.",
    "The shop opened.",
  ]);
  expect(sentences("We sell on Booking.Com and others.")).toHaveLength(1);
});

test("a sentence continues on a wrapped line, but not after a list item or a blank line", () => {
  expect(sentences("one sentence,\nin two\nlines")).toEqual(["one sentence, in two lines"]);
  expect(sentences("- Kafka\n- Spark\nGo")).toEqual(["- Kafka", "- Spark", "Go"]);
  expect(sentences("a heading\n\nand a text")).toEqual(["a heading", "and a text"]);
});

test("the sentences of a text cover the whole text", () => {
  const text = ' One.  Two!" (Three?)\r\n\r\nfour\nfive 。六';
  expect(
    sentenceRanges(text)
      .map(({ start, end }) => text.slice(start, end))
      .join(""),
  ).toBe(text);
});
