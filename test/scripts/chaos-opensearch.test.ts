import { expect, test } from "vitest";
import { startCommand } from "../support/command.ts";
import { openSearchUnavailable } from "../support/opensearch.ts";

test.skipIf(openSearchUnavailable !== undefined)(
  "nodes of OpenSearch that are killed violate no guarantee",
  async () => {
    const chaos = startCommand("npm run -s chaos -- --search-engine --minutes 2 --seed 1");
    const { code, output } = await chaos.ended();
    for (const promise of [
      "every answered list is that of the whole index",
      "every 503 says when to retry",
      "every search is charged once",
      "the index has every company as the database has it",
    ])
      expect(output).toMatch(new RegExp(`\\| ${promise} \\| [1-9]\\d* \\| 0 \\|`));
    expect(code, output).toBe(0);
  },
  600_000,
);
