/** Returns a function that caches what `read` returns for `ms` milliseconds. Does not cache failures. */
export function cachedFor<Source, Value>(
  ms: number,
  read: (source: Source) => Promise<Value>,
): (source: Source, now: Date) => Promise<Value> {
  let value: Promise<Value> | undefined;
  let expiresAt = 0;
  return (source, now) => {
    if (value === undefined || now.getTime() >= expiresAt) {
      value = read(source);
      expiresAt = now.getTime() + ms;
      value.catch(() => (expiresAt = 0));
    }
    return value;
  };
}
