import { expect, it } from "vitest";
import { LOCK_NUMBERS, LOCK_SEEDS, WORKSPACE_LOCKS } from "../../server/db/advisory-locks.ts";
import { readSources } from "../support/source-files.ts";

it("no two advisory locks have the same number, seed or text", () => {
  for (const locks of [LOCK_NUMBERS, LOCK_SEEDS, WORKSPACE_LOCKS]) {
    const values: (number | string)[] = Object.values(locks);
    expect(values).toEqual([...new Set(values)]);
  }
});

it("every file that takes an advisory lock imports the lock's number from the shared list", () => {
  const list = "server/db/advisory-locks.ts";
  // The check for a pooler locks a random number.
  const taking = [...readSources("server"), ...readSources("scripts")].filter(
    ({ path, text }) => /pg_(try_)?advisory_(xact_)?lock/.test(text) && path !== "server/db/pooler.ts",
  );
  expect(taking.length).toBeGreaterThan(5);
  expect(taking.filter(({ imports }) => !imports.includes(list)).map(({ path }) => path)).toEqual([]);
  const numbered = /advisory_\w*lock\w*\((hashtextextended\([^)]*, )?['\d]/;
  expect(taking.filter(({ text }) => numbered.test(text)).map(({ path }) => path)).toEqual([]);
});
