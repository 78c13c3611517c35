/** Replaces each pair of parentheses, including the text between them, in linear time. */
export function replaceParentheses(text: string, replacement: string): string {
  let replaced = "";
  let end = 0;
  for (let open = text.indexOf("("); open >= 0; open = text.indexOf("(", end)) {
    const close = text.indexOf(")", open);
    if (close < 0) break;
    replaced += text.slice(end, open) + replacement;
    end = close + 1;
  }
  return replaced + text.slice(end);
}
