const MAX_LENGTH = 2_000;
const OPEN = "<third_party_content>";
const CLOSE = "</third_party_content>";

/**
 * Marks the texts of strangers in a result, such as posts and descriptions of companies, so that an agent can tell them
 * from instructions, and cuts them. Changes the result. `*` in a path stands for every element of a list.
 */
export function markContent(result: unknown, paths: readonly (readonly string[])[]): void {
  for (const path of paths) markAt(result, path);
}

function markAt(value: unknown, [step, ...rest]: readonly string[]): void {
  if (typeof value !== "object" || value === null || step === undefined) return;
  for (const name of step === "*" ? Object.keys(value) : [step]) {
    const member: unknown = Reflect.get(value, name);
    if (rest.length > 0) markAt(member, rest);
    else if (typeof member === "string") Reflect.set(value, name, mark(member));
  }
}

function mark(text: string): string {
  // A text must not be able to end the mark itself.
  const inside = text.replaceAll(/<(\/?third_party_content)/gi, "&lt;$1");
  const cut = inside.length > MAX_LENGTH ? `${inside.slice(0, MAX_LENGTH).toWellFormed()} … (cut)` : inside;
  return `${OPEN}${cut}${CLOSE}`;
}
