/** Values in a column repeat: places, titles, country names. */
const MAX_REMEMBERED = 20_000;
/** Longer values are not cached, because they rarely repeat. */
const MAX_LENGTH = 300;

/** Wraps a reader with a cache of the results for recent short texts. */
export function remember<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const earlier = known.get(text);
    if (earlier !== undefined || known.has(text)) return earlier as Value;
    if (text.length > MAX_LENGTH) return read(text);
    if (known.size >= MAX_REMEMBERED) known.clear();
    const value = read(text);
    known.set(text, value);
    return value;
  };
}
