import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { document, listExamples } from "./contract-document.ts";
import { missingPairs } from "./coverage.ts";

import { genericStatuses } from "./generic.ts";
import { isProblem, seenMessages, wording } from "./send.ts";
import { openStage, type Stage } from "./stage.ts";

/** The export of each file of `families/`: tests that send a family's requests and expect every declared status. */
const families = await Promise.all(
  readdirSync(new URL("./families", import.meta.url)).map(async (file) => {
    const family = file.replace(/\.ts$/, "");
    const [holds] = Object.values<(stage: Stage) => void>(await import(`./families/${family}.ts`));
    return [family, holds ?? expect.fail(`${file} exports nothing`)] as const;
  }),
);

// All families share one file, service and proxy, because the last tests examine the responses of all others.
describe("through Prism", () => {
  const stage = openStage();
  genericStatuses(stage);

  for (const [family, holds] of families) describe(`the contract holds for ${family}:`, () => holds(stage));

  test("every error that the contract publishes was returned with its message", () => {
    const published = Object.values(document.components.responses ?? {})
      .flatMap(({ content = {} }) => listExamples(content["application/json"] ?? {}))
      .filter(isProblem);
    expect(published).not.toEqual([]);
    expect(published.map(wording).filter((message) => !seenMessages.has(message))).toEqual([]);
  });

  test("every status that an operation declares was returned", () => {
    expect(missingPairs(stage.seen)).toEqual([]);
  });
});
