import { expect, test } from "vitest";
import { deprecationHeaders } from "../../server/http/route.ts";

test("only a deprecated operation returns Deprecation and Sunset headers, in the format of the RFCs", () => {
  expect(deprecationHeaders({ deprecation: { since: "2026-01-01", sunset: "2026-12-31" } })).toEqual({
    Deprecation: "@1767225600",
    Sunset: "Thu, 31 Dec 2026 00:00:00 GMT",
  });
  expect(deprecationHeaders({ deprecation: { since: "2026-01-01", sunset: null } })).toEqual({
    Deprecation: "@1767225600",
  });
  expect(deprecationHeaders({ deprecation: null })).toEqual({});
});
