import { describe, expect, test } from "vitest";
import { trainModel } from "../../server/search-engine/model/train.ts";
import { readSubject } from "../../server/search-engine/query/subject.ts";
import { matchReasons } from "../../server/search-engine/reasons/match-reason.ts";
import type { CompanyText } from "../../server/search-engine/text/clean.ts";
import { extractNounPhrases, shown } from "../../server/search-engine/text/noun-phrases.ts";
import { madeUpCompanies } from "../search/support.ts";
import { readCases } from "../support/cases.ts";

const cases = readCases("test/search-engine/match-reasons.txt");

function company(name: string, oneLiner: string | null, description: string | null = null): CompanyText {
  return { name, one_liner: oneLiner, description };
}
const insurer = company(
  "Hullwell Insurance Ltd.",
  "Hullwell insures vessels and covers marine cargo worldwide.",
  "It also insures offshore rigs in Norway.",
);
const broker = company(
  "Portside Brokers GmbH",
  "Broker of marine cargo insurance for freight forwarders with vessels.",
);
const baker = company("Crumb Inc", "Crumb bakes sourdough bread.");
const miller = company(
  "Mill & Sons Co.,Ltd",
  null,
  "Mill & Sons mills flour for sourdough breads. It was founded in Norway.",
);
const silent = company("Silent AG", null);
const model = await trainModel([...madeUpCompanies(80), insurer, broker, baker, miller], {
  dimensions: 32,
  wordDimensions: 24,
});

/** Returns the text of a cell, or null for a hyphen. */
function orNull(text: string): string | null {
  return text === "-" ? null : text;
}

function reasonFor(subject: { query?: string; seeds?: CompanyText[] }, found: CompanyText): string {
  return matchReasons(
    model,
    { query: subject.query === undefined ? null : readSubject(subject.query), seeds: subject.seeds ?? [] },
    [found],
  )[0]!;
}

describe("a match reason", () => {
  test("begins with the seed that shares phrases with the company, before the company's own sentence", () => {
    expect(reasonFor({ seeds: [insurer] }, broker)).toBe(
      "Similar to Hullwell Insurance: Portside Brokers is a broker of marine cargo insurance for freight forwarders with vessels.",
    );
    expect(reasonFor({ seeds: [baker] }, miller)).toBe(
      "Similar to Crumb: Mill & Sons mills flour for sourdough breads.",
    );
  });

  test("begins with the seed that has most in common", () => {
    expect(reasonFor({ seeds: [baker, insurer] }, broker)).toMatch(/^Similar to Hullwell Insurance: Portside Brokers /);
    expect(reasonFor({ seeds: [baker, insurer] }, miller)).toMatch(/^Similar to Crumb: Mill & Sons /);
  });

  test("reduces a long list of products to the one in the query", () => {
    const lines = Array.from({ length: 12 }, (_, at) => `Model ${at}, a mixer for dough of type ${at}`);
    const found = company(
      "Knead AG",
      `Knead makes mixers; ${lines.join("; ")}; and Hullo, a marine cargo insurance for freight.`,
    );
    expect(reasonFor({ query: "marine cargo insurance" }, found)).toBe(
      "Knead makes Hullo, a marine cargo insurance for freight.",
    );
  });

  test("is the company's own sentence that covers most of the query, even with inflected words", () => {
    expect(reasonFor({ query: "marine cargo insurance" }, broker)).toBe(
      "Portside Brokers is a broker of marine cargo insurance for freight forwarders with vessels.",
    );
    expect(reasonFor({ query: "insuring offshore rigs" }, insurer)).toBe(
      "Hullwell Insurance insures offshore rigs in Norway.",
    );
  });

  test("contains the terms that a company shares with a seed, except generic ones such as software", () => {
    const shares = company("Dome", "Dome builds sports halls.", "It insures marine cargo with software.");
    expect(reasonFor({ seeds: [insurer] }, shares)).toBe(
      "Similar to Hullwell Insurance in marine cargo: Dome builds sports halls.",
    );
    const headline = company("Quay", "Marine Cargo Insurance And Freight");
    const other = company("Dome", "The Dome builds halls.", "It insures marine cargo.");
    expect(reasonFor({ seeds: [headline] }, other)).toBe("Similar to Quay in marine cargo: Dome builds halls.");
    const nothing = company("Dome", "Dome builds sports halls.", "It also has software.");
    expect(reasonFor({ seeds: [insurer] }, nothing)).toBe("Dome builds sports halls.");
  });

  test("is only the part about the query if both parts do not fit into one sentence", () => {
    const long = `Quay AG operates ports ${"and piers and bridges and roads ".repeat(6)}in Norway.`;
    const found = company("Quay AG", long, "The company insures marine cargo for freight.");
    expect(reasonFor({ query: "marine cargo" }, found)).toBe("Quay insures marine cargo for freight.");
  });

  test("shortens the part about the query so that both parts fit into one sentence", () => {
    const found = company(
      "Quay AG",
      "Quay AG operates ports in Norway.",
      `The company offers marine cargo insurance for freight forwarders, as well as ${"bridges and roads and ".repeat(7)}piers.`,
    );
    expect(reasonFor({ query: "marine cargo insurance" }, found)).toBe(
      "Quay operates ports in Norway; it offers marine cargo insurance for freight forwarders.",
    );
  });

  test("never removes the customers from the part about the query", () => {
    const detail = `The company offers marine cargo insurance of freight for owners of ${"very long and wide ".repeat(7)}vessels.`;
    const found = company("Quay AG", "Quay AG operates ports and wide piers for the largest carriers.", detail);
    expect(reasonFor({ query: "marine cargo insurance for vessels" }, found)).toMatch(/ vessels\.$/);
  });

  test("never ends before the second number of a range", () => {
    const found = company(
      "Rotor",
      `Rotor builds drones for farms in the cold north with a power of 2 to 6 kilowatts and ${"very long wings ".repeat(12)}.`,
    );
    expect(reasonFor({ query: "drones" }, found)).toBe("Rotor builds drones for farms in the cold north.");
  });

  test("shortens a list of places that it cannot omit", () => {
    const found = company(
      "Sail Ltd",
      "Sail Ltd makes drones for ports, bridges in norway, Sweden, and internationally.",
    );
    expect(reasonFor({ query: "drones" }, found)).toMatch(/ in norway, Sweden, and internationally\.$/);
  });

  test("is the company's definition if at most one word is shared", () => {
    expect(reasonFor({ query: "drone pilots" }, company("Rotor", "Drones for farms."))).toBe(
      "Rotor: Drones for farms.",
    );
    expect(reasonFor({ seeds: [baker] }, insurer)).toBe("Hullwell insures vessels and covers marine cargo.");
    expect(reasonFor({ query: "zeppelins" }, silent)).toBe("Silent has no description to compare.");
    expect(reasonFor({ seeds: [silent] }, baker)).toBe("Crumb bakes sourdough bread.");
  });

  test.each(
    cases.rows<[string, string, string, string, string, string, string]>(
      "reasons: what, query, seed, name, one-liner, description, reason",
    ),
  )("%s: %s, %s", (_, query, seed, name, oneLiner, description, expected) => {
    const found = company(name, orNull(oneLiner), orNull(description));
    const seeds = seed === "-" ? [] : [seed === "insurer" ? insurer : baker];
    expect(reasonFor({ ...(query !== "-" && { query }), seeds }, found)).toBe(expected);
  });

  test.each(cases.rows<[string, string, string]>("sentences of a description: what, text, reason"))(
    "%s",
    (_, text, expected) => {
      expect(reasonFor({ query: "drones and farms" }, company("Rotor Ltd", text))).toBe(expected);
    },
  );

  test("is the whole list if it fits, and otherwise its first items", () => {
    const list =
      "lifts for homes, escalators, moving walks, lifts for hospitals, ladders, and after-sales service of lifts";
    const found = company("Lift AG", `Lift AG makes ${list}.`);
    expect(reasonFor({ query: "after-sales service of lifts" }, found)).toBe(`Lift makes ${list}.`);
    const long = company("Lift AG", `Lift AG makes ${list}, as well as ${"parts for lifts, ".repeat(9)}and oils.`);
    expect(reasonFor({ seeds: [company("Hoist", "Hoist sells oils and parts.")] }, long)).toMatch(
      /^Similar to Hoist in oils: Lift makes lifts for homes, escalators, .*\.$/,
    );
  });

  test("never takes the verb of a sentence for the last item of a list", () => {
    const found = company(
      "Rotor",
      `Rotor, a firm in Oslo, Norway, is a builder of drones, ${"a keeper of drones and of fields, ".repeat(6)}and a school.`,
    );
    expect(reasonFor({ query: "drones" }, found)).not.toContain("Norway and is");
    const grower = company(
      "Sprout",
      "Sprout, an indoor farming company, engages in inventing, patenting, and licensing several lamp designs and indoor farming shelves to growers with a heated hall for herbs or a plastic tunnel for berries and tomatoes on the coast of a cold sea, and advises them.",
    );
    expect(reasonFor({ query: "indoor farming" }, grower)).not.toContain("inventing.");
  });

  test("never takes a customer for a product", () => {
    const found = company(
      "Fang AG",
      null,
      "Fang AG makes dental floss. It sells its products to hospitals; dental clinics; laboratories; and pharmacies.",
    );
    expect(reasonFor({ query: "dental clinics" }, found)).not.toContain("sells dental clinics");
  });

  test("never ends before the object of a verb or with a purpose as the last item", () => {
    const object = `Rotor builds drones for farms, which guide the pilot over the field, and to check for ${"very long rows ".repeat(12)}.`;
    expect(reasonFor({ query: "drones" }, company("Rotor", object))).not.toMatch(/to check\.$/);
    const purpose = `Rotor builds drones for farms, especially those in hills, to guide their pilots, ${"and rows ".repeat(22)}.`;
    expect(reasonFor({ query: "drones" }, company("Rotor", purpose))).not.toMatch(/and to guide/);
  });

  test("never takes a customer for an example", () => {
    const found = company(
      "Fang AG",
      null,
      "Fang AG makes dental floss. It sells dental supplies, such as chairs, scanners, lamps, mirrors, gloves, masks, and instruments to hospitals, dental clinics, distributors, laboratories, schools of dental medicine, and pharmacies in towns.",
    );
    expect(reasonFor({ query: "dental clinics" }, found)).not.toContain("such as dental clinics");
  });

  test("is never a list of segments or divisions", () => {
    for (const listed of [
      "It operates through Rotor Blades; Wings; and Tails segments.",
      "It operates through three divisions: Rotor Blades, Wings, and Tails.",
    ])
      expect(reasonFor({ query: "rotor blades" }, company("Fly", "Fly makes planes in Norway.", listed))).toBe(
        "Fly makes planes in Norway.",
      );
  });

  test("uses the correct possessive of a name that ends in s", () => {
    const text = "Its blades are made for rotors of drones.";
    expect(reasonFor({ query: "drones" }, company("Wings Ltd", null, text))).toMatch(/^Wings' blades /);
    expect(reasonFor({ query: "drones" }, company("Wing's Ltd", null, text))).toMatch(/^Wing's blades /);
  });

  test("can contain a company name that begins with an article", () => {
    const found = company("The Wing Group plc", "Rotor blades done right.", "The drone unit builds drones for farms.");
    expect(reasonFor({ query: "drones" }, found)).toContain("The Wing Group");
  });

  test("is the next sentence if the first is common to many companies and the next is about a seed's activity", () => {
    const next = "The company covers marine cargo and vessels of tarred oak.";
    const later = "It sells oak from northern forests.";
    expect(
      reasonFor({ seeds: [insurer] }, company("Dome", "Dome operates oil and gas ports.", `${next} ${later}`)),
    ).toBe("Similar to Hullwell Insurance: Dome covers marine cargo and vessels of tarred oak.");
    expect(
      reasonFor({ seeds: [insurer] }, company("Dome", "Dome operates oil and gas ports.", `${later} ${next}`)),
    ).toBe("Similar to Hullwell Insurance in marine cargo and vessels: Dome operates oil and gas ports.");
    expect(reasonFor({ seeds: [insurer] }, company("Dome", "Dome operates mills of northern oak.", next))).toBe(
      "Similar to Hullwell Insurance in marine cargo and vessels: Dome operates mills of northern oak.",
    );
  });

  test("prefers a whole sentence to a phrase after the name", () => {
    const found = company("Rotor", "Blades for farms", "The company repairs rotor blades.");
    expect(reasonFor({ seeds: [baker] }, found)).toMatch(/^Rotor (?:offers|repairs) /);
    const slogan = company("Rotor", "Rotor blades done right", "The company repairs rotor blades.");
    expect(reasonFor({ query: "rotor blades" }, slogan)).toBe("Rotor repairs rotor blades.");
  });

  test("is a whole sentence of little more than 200 characters, unless it is a long list", () => {
    const whole = `Rotor builds drones ${"for fields that are wide ".repeat(8)}in the north.`;
    expect(reasonFor({ query: "drones" }, company("Rotor", whole))).toBe(whole);
    const list = `Rotor builds drones for ${"wide fields, ".repeat(15)}and farms.`;
    expect(reasonFor({ query: "drones" }, company("Rotor", list)).length).toBeLessThan(200);
  });

  test("marks a shortened list as incomplete", () => {
    const found = company(
      "Rotor",
      `Rotor builds drones for farms comprising vineyards, ${"and the very long fields of the north ".repeat(6)}.`,
    );
    expect(reasonFor({ query: "drones" }, found)).toBe("Rotor builds drones for farms including vineyards.");
  });

  test("shortens a long sentence to at most 200 characters that form a complete sentence", () => {
    const found = company(
      "Rotor",
      `Rotor builds drones for seeding fields and vineyards, including ${"the very long fields of the north and ".repeat(6)}the south.`,
    );
    expect(reasonFor({ query: "drones" }, found)).toBe("Rotor builds drones for seeding fields and vineyards.");
  });

  test("ignores shared words that do not describe a company's work", () => {
    const platform = company("Plain", "Plain is an open source software platform.");
    const other = company("Other", "Other sells open source software platforms.");
    expect(reasonFor({ seeds: [platform] }, other)).toBe("Other sells open source software platforms.");
  });

  test("is one statement of at most 240 characters for any text", () => {
    const texts = [
      "a, b and c; ".repeat(900),
      `drones${" ".repeat(9_000)}x`,
      "Rotor makes drones, ".repeat(500),
      "((".repeat(900),
    ];
    for (const text of texts) {
      const reason = reasonFor({ query: "drones" }, company("Rotor", null, text));
      expect(reason.length).toBeLessThanOrEqual(241);
      expect(reason).toMatch(/^Rotor/);
    }
  });

  test("is the same single sentence each time, for every pair of companies", () => {
    const companies = [...madeUpCompanies(40), insurer, broker, baker, miller, silent];
    for (const seed of companies.slice(0, 8)) {
      const reasons = matchReasons(model, { query: null, seeds: [seed] }, companies);
      for (const reason of reasons) expect(reason).toMatch(/^[\p{Lu}\p{N}][^\n]*[^\s]\.$/u);
      expect(companies.map((found) => reasonFor({ seeds: [seed] }, found))).toEqual(reasons);
    }
  });
});

describe("noun phrases", () => {
  const phrases = (text: string, names: string[] = []): string[] => extractNounPhrases(text, new Set(names)).map(shown);

  test("omit verbs, places, names and fillers", () => {
    expect(phrases("Crumb bakes sourdough bread and develops IoT ovens in France.", ["crumb"])).toEqual([
      "sourdough bread",
      "IoT ovens",
    ]);
  });

  test("keep plurals in lists that look like verbs, and words joined by hyphens", () => {
    expect(phrases("It offers savings accounts, and personal loans.")).toEqual(["savings accounts", "personal loans"]);
    expect(phrases("Software for law firms in the U.S.")).toEqual(["software", "law firms"]);
    expect(phrases("A time-series database.")).toEqual(["time-series database"]);
  });

  test("are empty for a single adjective and for half of a compound", () => {
    expect(phrases("Forward-thinking businesses.")).toEqual([]);
    expect(phrases("It owns non-Crumb restaurants.", ["crumb"])).toEqual(["restaurants"]);
  });
});
