import { convert } from "html-to-text";

/** Elements deeper than this are omitted: a page has a few dozen levels, and each takes a part of the stack. */
const MAX_DEPTH = 200;
const OPTIONS = {
  wordwrap: false,
  limits: { maxDepth: MAX_DEPTH },
  selectors: [
    { selector: "a", options: { ignoreHref: true } },
    { selector: "img", format: "skip" },
    ...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({ selector, options: { uppercase: false } })),
    // Also list items outside of a list, as boards send them.
    ...["li", "tr", "td", "th", "caption", "dl", "dt", "dd", "details", "summary", "option", "address"].map(
      (selector) => ({ ...{ selector, format: "block", options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } } }),
    ),
  ],
} as const;

/** A tag that texts of pages have. */
const TAG =
  /<\/?(?:p|br|div|span|ul|ol|li|dl|dt|dd|strong|b|em|i|u|h[1-6]|a|table|tbody|thead|tr|td|th|caption|hr|section|article|header|footer|main|details|summary|blockquote|pre|code|small|font|img)(?:\s[^<>]{0,2000})?\/?>/i;
/** The same with its signs written as entities. */
const ESCAPED_TAG = /&lt;\/?(?:p|br|div|span|ul|ol|li|dl|dt|dd|strong|b|em|i|h[1-6]|a|table)(?:&nbsp;|\s|\/|&gt;)/i;
const ENTITY =
  /&(?:amp|lt|gt|quot|apos|nbsp|ndash|mdash|rsquo|lsquo|rdquo|ldquo|bull|hellip|#\d{1,6}|#x[0-9a-f]{1,5});/i;

/** Converts HTML to text, without link addresses and images. */
export function htmlToText(html: string): string {
  return convert(html, OPTIONS);
}

/** Converts a text that may be HTML, with or without entities. Plain text is returned unchanged. */
export function plainText(text: string): string {
  const html = ESCAPED_TAG.test(text) ? htmlToText(text) : text;
  return TAG.test(html) || ENTITY.test(html) ? htmlToText(keepLineBreaks(html)).trim() : html;
}

/** Line breaks of a text with few tags separate its items; in HTML they would be spaces. */
function keepLineBreaks(html: string): string {
  return /<(?:p|br|div|li|h[1-6]|tr|td|dt|dd)\b/i.test(html) ? html : html.replaceAll("\n", "<br>");
}
