const MAX_LENGTH = 2_000;
const MAX_LIST_LENGTH = 10_000;
const OPEN = "<third_party_content>";
const CLOSE = "</third_party_content>";

/** Shortens and marks third-party text in a result, so that an agent can distinguish it from instructions. */
export function markContent(result: unknown, paths: readonly (readonly string[])[]): void {
  for (const path of paths) markAt(result, path);
}

/** Marks a whole export, whose fields are mostly third-party text. */
export function markExport(text: string): string {
  return mark(text, text.length);
}

/** Removes the marks from a text that an agent copied out of a result. */
export function unmark(text: string): string {
  return text.replaceAll(/<\/?third_party_content>/gi, "");
}

function markAt(value: unknown, [step, ...rest]: readonly string[]): void {
  if (typeof value !== "object" || value === null || step === undefined) return;
  for (const name of step === "*" ? Object.keys(value) : [step]) {
    const member: unknown = Reflect.get(value, name);
    if (rest.length > 1 || (rest.length === 1 && !isTextList(member))) markAt(member, rest);
    else if (typeof member === "string") Reflect.set(value, name, mark(member, MAX_LENGTH));
    else if (isTextList(member) && member.length > 0)
      Reflect.set(value, name, [mark(member.join("\n"), MAX_LIST_LENGTH)]);
  }
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}

function mark(text: string, maxLength: number): string {
  // Prevents the text from closing the mark.
  const inside = text.replaceAll(/<(\/?third_party_content)/gi, "&lt;$1");
  const cut = inside.length > maxLength ? `${inside.slice(0, maxLength).toWellFormed()} … (cut)` : inside;
  return `${OPEN}${cut}${CLOSE}`;
}
