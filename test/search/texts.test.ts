import { describe, expect, test } from "vitest";
import type { LanguageModel, LanguageModelRequest } from "../../server/ports/language-model.ts";
import {
  checkPrecisionByModel,
  deriveQueryByModel,
  matchReasonsByModel,
} from "../../server/search/language-model-tasks.ts";
import {
  type CompanyText,
  describeSeeds,
  displayName,
  joinSeedNames,
  trainModel,
} from "../../server/search-engine/public.ts";
import { readCases } from "../support/cases.ts";
import { madeUpCompanies } from "./support.ts";

const cases = readCases("test/search/texts.txt");

function company(name: string, oneLiner: string, description: string | null = null): CompanyText {
  return { name, one_liner: oneLiner, description };
}
const insurer = company(
  "Hullwell Insurance Ltd.",
  "Hullwell insures ships and marine cargo worldwide.",
  "It also covers offshore rigs.",
);
const broker = company("Portside Brokers GmbH", "Broker of marine cargo insurance for freight forwarders and ships.");
const baker = company("Crumb Inc", "Crumb bakes sourdough bread.");
const model = await trainModel([...madeUpCompanies(80), insurer, broker, baker], {
  dimensions: 32,
  wordDimensions: 24,
});

test("a name is shown without its legal form", () => {
  expect(["Relay Therapeutics, Inc.", "Foo (US) GmbH", "Zhejiang Windey Co.,Ltd", "Group"].map(displayName)).toEqual([
    "Relay Therapeutics",
    "Foo",
    "Zhejiang Windey",
    "Group",
  ]);
});

describe("a query derived from seeds", () => {
  test("describes the seeds' activity, without their names, in at most 200 characters", () => {
    const query = describeSeeds(model, [insurer, broker], []);
    expect(query).toContain("marine cargo");
    expect(query).not.toMatch(/hullwell|portside/i);
    const long = company("Long", Array.from({ length: 400 }, (_, at) => `thing${at}, `).join(""));
    expect(describeSeeds(model, [long], [])!.length).toBeLessThanOrEqual(200);
  });

  test.each(cases.rows<[string, string]>("like a typed query: text, query"))(
    "reads like a typed query: %s",
    (text, query) => {
      expect(describeSeeds(model, [company("Seed", text)], [])).toBe(query);
    },
  );

  test("contains neither customers nor words that are common to all companies", () => {
    const seed = company("Seed", "Seed enables merchants to send cargo by marine freight with a digital platform.");
    expect(describeSeeds(model, [seed], [])).toBe("marine freight");
  });

  describe("with the companies most like the seed", () => {
    const peers = Array.from({ length: 8 }, (_, at) =>
      company(`Peer ${at}`, "Insurance of marine cargo and gold on rigs."),
    );

    test.each(cases.rows<[string, string, string]>("with peers: what, text, query"))("%s", (_, text, query) => {
      expect(describeSeeds(model, [company("Seed", text)], peers)).toBe(query);
    });

    test("is the seed's own phrase if there are too few similar companies", () => {
      const seed = company("Seed", "Seed sells elevated voyage experiences. It covers marine cargo.");
      expect(describeSeeds(model, [seed], peers.slice(0, 3))).toBe(describeSeeds(model, [seed], []));
    });
  });

  test("describes the activity of each of several seeds", () => {
    const seeds = [
      company("One", "One sells marine cargo insurance."),
      company("Two", "Two bakes and sells sourdough bread for ships."),
    ];
    const query = describeSeeds(model, seeds, []);
    expect(query).toContain("marine cargo insurance");
    expect(query).toContain("sourdough bread");
  });

  test("contains no words of the name", () => {
    const seed = company("Marine Cargo Inc", "marine cargo inc. sells insurance and offshore rigs.");
    expect(describeSeeds(model, [seed], [])).toBe("insurance and offshore rigs");
  });

  test("falls back to the definition or name of a seed without a phrase for its activity", () => {
    const text = "Seed is a management platform that secures critical resources from end to end.";
    const platform = company("Seed", text);
    expect(describeSeeds(model, [platform], [])).toBeNull();
    expect(joinSeedNames([platform])).toBe("management platform that secures critical resources");
    const silent = company("Northern Light", "");
    expect(describeSeeds(model, [silent], [])).toBeNull();
    expect(joinSeedNames([silent])).toBe("Northern Light");
  });
});

describe("search texts by a language model", () => {
  const answering = (
    reply: (request: LanguageModelRequest) => string,
  ): LanguageModel & { asked: LanguageModelRequest[] } => {
    const asked: LanguageModelRequest[] = [];
    return {
      asked,
      complete: async (request) => {
        asked.push(request);
        return { outcome: "completed", text: reply(request) };
      },
    };
  };
  const silent: LanguageModel = { complete: async () => ({ outcome: "unavailable", reason: "down" }) };
  const signal = new AbortController().signal;

  test("a derived query is one line of at most 200 characters", async () => {
    expect(
      await deriveQueryByModel(
        answering(() => `"marine insurers."\nBecause …`),
        [insurer],
        null,
        signal,
      ),
    ).toBe("marine insurers");
    expect(
      (
        await deriveQueryByModel(
          answering(() => "x".repeat(900)),
          [insurer],
          null,
          signal,
        )
      )?.length,
    ).toBe(200);
    expect(await deriveQueryByModel(silent, [insurer], null, signal)).toBeNull();
  });

  test("precision is checked for twenty companies at a time, and an invalid response leaves its batch undecided", async () => {
    const many = Array.from({ length: 25 }, () => broker);
    const model25 = answering((request) =>
      request.user.includes("20. ") ? `{"fitting": [1, 20]}` : "I think all of them",
    );
    const verdicts = await checkPrecisionByModel(model25, "marine", many, signal);
    expect(model25.asked).toHaveLength(2);
    expect(verdicts.flatMap((verdict, at) => (verdict === true ? [at] : []))).toEqual([0, 19]);
    expect(verdicts.slice(20)).toEqual([null, null, null, null, null]);
  });

  test("reasons are used only if every company has a reason", async () => {
    expect(
      await matchReasonsByModel(
        answering(() => '```json\n{"reasons": ["Both insure ships.", ""]}\n```'),
        { query: null, seeds: [insurer] },
        [broker, baker],
        signal,
      ),
    ).toEqual(["Both insure ships.", null]);
    expect(
      await matchReasonsByModel(
        answering(() => `{"reasons": ["one"]}`),
        { query: { text: "x" }, seeds: [] },
        [broker, baker],
        signal,
      ),
    ).toEqual([null, null]);
  });
});

test.each(["(", "(publ ", "A"])("a description of %j alone takes a fraction of a second to read", (repeated) => {
  // The test measures processor time rather than elapsed time, because a busy machine interrupts it.
  const before = process.threadCpuUsage();
  describeSeeds(model, [company("Seed", "", repeated.repeat(20_000 / repeated.length))], []);
  expect(process.threadCpuUsage(before).user).toBeLessThan(250_000);
});
