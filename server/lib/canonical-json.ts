/**
 * Returns JSON in which equal values have equal texts: the keys of objects are sorted, and numbers and strings are
 * written in one way (as in RFC 8785, except that keys are compared by UTF-16 code units only).
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
