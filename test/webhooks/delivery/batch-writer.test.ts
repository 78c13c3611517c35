import { expect, test } from "vitest";
import { BatchWriter } from "../../../server/webhooks/delivery/batch-writer.ts";
import { silentLog } from "../../support/silent-log.ts";
import { until } from "../../support/until.ts";

/** A writer whose writes are noted, and fail as `failure` says. */
function open(failure: (items: readonly number[]) => Error | undefined = () => undefined) {
  const writes: number[][] = [];
  const writer = new BatchWriter<number>(async (items) => {
    const error = failure(items);
    if (error) throw error;
    writes.push([...items]);
  }, silentLog);
  return { writer, writes };
}

function databaseError(code: string) {
  return Object.assign(new Error("refused by the database"), { code });
}

test("the first is written at once, and what comes meanwhile is written together", async () => {
  const { writer, writes } = open();
  for (let item = 1; item <= 100; item += 1) writer.add(item);
  await until(() => writes.flat().length === 100);
  expect(writes.map(({ length }) => length)).toEqual([1, 99]);
});

test("everything is written before it has stopped", async () => {
  const { writer, writes } = open();
  for (let item = 1; item <= 1_200; item += 1) writer.add(item);
  await writer.stop(5_000);
  expect(writes.flat()).toEqual(Array.from({ length: 1_200 }, (_, index) => index + 1));
});

test("a write that fails because the database is gone is made again until it succeeds, and until then it is known to fail", async () => {
  let isGone = true;
  const { writer, writes } = open(() => (isGone ? databaseError("57P01") : undefined));
  writer.add(1);
  await until(() => writer.isFailing);
  writer.add(2);
  isGone = false;
  await until(() => writes.flat().length === 2);
  expect(writer.isFailing).toBe(false);
});

test("what the database can never take is left out, and keeps nothing else from being written", async () => {
  const { writer, writes } = open((items) => (items.includes(13) ? databaseError("22P05") : undefined));
  for (let item = 0; item < 20; item += 1) writer.add(item);
  await writer.stop(5_000);
  expect(writes.flat().toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, item) => item).filter((item) => item !== 13),
  );
  expect(writer.isFailing).toBe(false);
});
