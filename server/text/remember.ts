/** Texts of a column repeat: places, titles, names of countries. */
const MAX_REMEMBERED = 20_000;
/** Longer texts are rarely repeated, and would take memory. */
const MAX_LENGTH = 300;

/** Returns the reader with a cache of the latest short texts. */
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
