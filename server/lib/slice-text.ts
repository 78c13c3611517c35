/** Returns the part of a text between two indices, without an unpaired surrogate at either end. */
export function sliceText(text: string, start: number, end: number): string {
  return text.slice(start, end).replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, "");
}
