/** Returns the part of a text between two indices, without an unpaired surrogate at either end. */
export function sliceText(text: string, start: number, end: number): string {
  return text.slice(start, end).replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, "");
}

/** Returns a text of at most `maxLength` characters, with an ellipsis if its end was cut off. */
export function shortenText(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${sliceText(text, 0, maxLength - 1)}…`;
}
