import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { document, listExamples } from "./contract-document.ts";
import { missingPairs } from "./coverage.ts";

import { genericStatuses } from "./generic.ts";
import { isProblem, seenMessages, wording } from "./send.ts";
import { openStage, type Stage } from "./stage.ts";

/** The exports of each file of `families/`: the requests that a family's operations respond to, with every status. */
const families = await Promise.all(
  readdirSync(new URL("./families", import.meta.url)).map(async (file) => {
    const family = file.replace(/\.ts$/, "");
    const [holds] = Object.values<(stage: Stage) => void>(await import(`./families/${family}.ts`));
    return [family, holds ?? expect.fail(`${file} exports nothing`)] as const;
  }),
);

// One file, one service, one proxy: unseen responses are known only when all of it has run.
describe("through Prism, which checks the contract", () => {
  const stage = openStage();
  genericStatuses(stage);

  for (const [family, holds] of families) describe(family, () => holds(stage));

  test("every error that the contract publishes was seen with its message", () => {
    const published = Object.values(document.components.responses ?? {})
      .flatMap(({ content = {} }) => listExamples(content["application/json"] ?? {}))
      .filter(isProblem);
    expect(published).not.toEqual([]);
    expect(published.map(wording).filter((message) => !seenMessages.has(message))).toEqual([]);
  });

  test("every status that an operation declares was seen", () => {
    expect(missingPairs(stage.seen)).toEqual([]);
  });
});
