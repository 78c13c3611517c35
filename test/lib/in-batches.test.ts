import { expect, it } from "vitest";
import { inBatches } from "../../server/lib/in-batches.ts";

/** Batches that end when they are told to. */
function heldBatches(limits: { atOnce: number; largest: number }) {
  const started: { asked: readonly string[]; end: PromiseWithResolvers<void> }[] = [];
  const ask = inBatches(async (asked: readonly string[]) => {
    const end = Promise.withResolvers<void>();
    started.push({ asked, end });
    await end.promise;
    return asked.map((text) => text.toUpperCase());
  }, limits);
  return { started, ask };
}

it("the first call waits for nobody; those that come meanwhile go together, and each gets its own answer", async () => {
  const { started, ask } = heldBatches({ atOnce: 1, largest: 10 });
  const answers = ["a", "b", "c"].map(ask);
  expect(started.map(({ asked }) => asked)).toEqual([["a"]]);
  started[0]?.end.resolve();
  expect(await answers[0]).toBe("A");
  await expect.poll(() => started[1]?.asked).toEqual(["b", "c"]);
  started[1]?.end.resolve();
  expect(await Promise.all(answers)).toEqual(["A", "B", "C"]);
});

it("no more batches than allowed are under way, and none is larger than allowed", async () => {
  const { started, ask } = heldBatches({ atOnce: 2, largest: 2 });
  const answers = ["a", "b", "c", "d", "e"].map(ask);
  expect(started.map(({ asked }) => asked)).toEqual([["a"], ["b"]]);
  started[0]?.end.resolve();
  await expect.poll(() => started[2]?.asked).toEqual(["c", "d"]);
  expect(started).toHaveLength(3);
  for (const { end } of started) end.resolve();
  await expect.poll(() => started[3]?.asked).toEqual(["e"]);
  started[3]?.end.resolve();
  expect(await Promise.all(answers)).toEqual(["A", "B", "C", "D", "E"]);
});

it("a batch that fails takes only its own calls with it", async () => {
  const { started, ask } = heldBatches({ atOnce: 1, largest: 10 });
  const [first, second] = [ask("a"), ask("b")];
  started[0]?.end.reject(new Error("no database"));
  await expect(first).rejects.toThrow("no database");
  await expect.poll(() => started[1]?.asked).toEqual(["b"]);
  started[1]?.end.resolve();
  expect(await second).toBe("B");
});
