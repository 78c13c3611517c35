import { expect, test } from "vitest";
import { withClient } from "../../scripts/support/with-client.ts";
import { openSession } from "../../server/db/connect.ts";
import { oneRow } from "../../server/db/statements.ts";
import { createSignalWorld } from "../signals/world.ts";
import { createTestDatabase } from "../support/database.ts";

const ZONE = "select current_setting('timezone') as zone";

test("every session of the service is in UTC regardless of the time zone of the database", async () => {
  const { pool, url } = await createTestDatabase("America/St_Johns");
  const session = await openSession(url, "test");
  const zones = [
    await withClient(url, (client) => client.query(ZONE)),
    await pool.query(ZONE),
    await session.query(ZONE),
  ];
  await session.end();
  expect(zones.map(({ rows }) => rows[0].zone)).toEqual(["America/St_Johns", "UTC", "UTC"]);
});

const DAY = 86_400_000;
const DAYS = 6;

test.each([
  ["Australia/Lord_Howe", "2027-04-01T15:10:00Z"],
  ["Australia/Lord_Howe", "2027-09-30T15:40:00Z"],
  ["America/St_Johns", "2027-03-11T05:10:00Z"],
  ["America/St_Johns", "2027-11-04T04:40:00Z"],
])(
  "a daily signal runs once every 24 hours when the clock of a database in %s changes after %s",
  async (zone, start) => {
    const { db } = await createTestDatabase(zone);
    const world = await createSignalWorld(db, 1000);
    world.clock.advance(Date.parse(start) - world.clock.now().getTime());
    const signalId = await world.deploy("traitOnly", { icp_id: world.icpId, repeat: true });
    const due = async () => {
      const row = await oneRow(db)<{ next_run_at: Date | null }>`select next_run_at from signal where id = ${signalId}`;
      return row.next_run_at?.getTime() ?? 0;
    };
    let last = await due();
    for (let day = 1; day <= DAYS; day += 1) {
      await world.run(signalId);
      const next = await due();
      expect(next - last, `after day ${day}`).toBe(DAY);
      expect(next).toBeGreaterThan(world.clock.now().getTime());
      world.clock.advance(next + 1_000 - world.clock.now().getTime());
      last = next;
    }
  },
);
