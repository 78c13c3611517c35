import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Connection, connect, openSession } from "../../server/db/connect.ts";
import { prepared } from "../../server/db/driver.ts";
import { timestampText } from "../../server/db/timestamp-text.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";

let database: TestDatabase;
let connection: Connection;
let session: Awaited<ReturnType<typeof openSession>>;
beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect({ url: database.url, applicationName: "test" });
  session = await openSession(database.url, "test");
});
afterAll(() => Promise.all([connection.close(), session.end()]));

/** The rows of a query, read by this service's driver; the same, prepared and for the second time; and by pg itself. */
async function readThrice(query: string) {
  await sql.raw(`/* prepared */${query}`).execute(connection.db);
  const again = await sql`${prepared}${sql.raw(query)}`.execute(connection.db);
  return {
    ours: (await sql.raw(query).execute(connection.db)).rows,
    again: again.rows,
    pgs: (await session.query(query)).rows,
  };
}

describe("rows are what pg itself reads", () => {
  it.each([
    [
      "whole numbers",
      "select 0 as a, -7::int2 as b, 2147483647 as c, -2147483648 as d, 9007199254740991 as e, -9223372036854775808 as f",
    ],
    ["other numbers", "select 1.50::numeric as a, -0.25::float8 as b, 'NaN'::float8 as c, 3::oid as d"],
    ["booleans and nulls", "select true as a, false as b, null as c, null::int as d, null::text as e"],
    [
      "texts",
      `select '' as a, 'plain' as b, 'Zürich' as c, '東京' as d, '🚀' as e, repeat('long ', 40) as f, 'x'::varchar as g, 'x'::char(3) as h`,
    ],
    ["a long row", "select repeat('é', 900) as a, repeat('plain', 300) as b, 'short' as c, 5 as d"],
    [
      "times",
      `select '2026-11-20 10:00:00.5+00'::timestamptz as a, '1969-07-20 20:17:40+00'::timestamptz as b, '2026-11-20'::date as c, '0044-03-15 12:00:00 BC'::timestamptz as d`,
    ],
    [
      "arrays, JSON and bytes",
      `select array[1, 2]::bigint[] as a, array['ä', null] as b, '{"a": [1, "é"]}'::jsonb as c, '\\x00ff'::bytea as d`,
    ],
    ["two columns of one name", "select 1 as a, 2 as a"],
    ["no row", "select 1 as a where false"],
    ["no column", "select"],
  ])("%s", async (_what, query) => {
    const { ours, again, pgs } = await readThrice(query);
    expect(ours).toEqual(pgs);
    expect(again).toEqual(pgs);
  });
});

it.each([
  ["2026-11-20 10:00:00.123456+00", "2026-11-20T10:00:00.123Z"],
  ["2026-11-20 10:00:00.5+00", "2026-11-20T10:00:00.500Z"],
  ["2026-11-20 10:00:00+00", "2026-11-20T10:00:00.000Z"],
  ["2026-11-20 10:00:00.25+02", "2026-11-20T08:00:00.250Z"],
  ["2026-11-20 10:00:00+05:30", "2026-11-20T04:30:00.000Z"],
])("the time %s is written %s", (text, expected) => {
  expect(timestampText(text)).toBe(expected);
});
