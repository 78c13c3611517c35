import type { Route } from "./match-route.ts";

/** Headers that announce an operation's end: `Deprecation` (RFC 9745) and `Sunset` (RFC 8594); none for most. */
export function deprecationHeaders({ deprecation }: Pick<Route, "deprecation">): Record<string, string> {
  if (!deprecation) return {};
  const since = `@${Math.floor(Date.parse(deprecation.since) / 1000)}`;
  return { Deprecation: since, ...(deprecation.sunset && { Sunset: new Date(deprecation.sunset).toUTCString() }) };
}
