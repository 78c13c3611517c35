import { describe, expect, test } from "vitest";
import { genericStatuses } from "./generic.ts";
import { missingPairs } from "./coverage.ts";
import { openStage } from "./stage.ts";

// One file, one service, one proxy: what is left unseen can only be told when all of it has run.
describe("through Prism", () => {
  const stage = openStage();
  genericStatuses(stage);

  test("every status of the request path that an operation declares was seen", () => {
    const generic = /(401|403|408|413|415|422|429|500|501|503)$/;
    expect(missingPairs(stage.seen).filter((pair) => generic.test(pair))).toEqual([]);
  });
});
