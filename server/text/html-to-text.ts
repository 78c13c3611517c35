import { convert } from "html-to-text";

/** Deeper elements are omitted, because each level uses stack. Real pages have a few dozen levels. */
const MAX_DEPTH = 200;
const OPTIONS = {
  wordwrap: false,
  limits: { maxDepth: MAX_DEPTH },
  selectors: [
    { selector: "a", options: { ignoreHref: true } },
    { selector: "img", format: "skip" },
    ...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({ selector, options: { uppercase: false } })),
    // Includes list items outside of a list, which job boards send.
    ...["li", "tr", "td", "th", "caption", "dl", "dt", "dd", "details", "summary", "option", "address"].map(
      (selector) => ({ ...{ selector, format: "block", options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } } }),
    ),
  ],
} as const;

/** A tag that occurs in the text of pages. */
const TAG =
  /<\/?(?:p|br|div|span|ul|ol|li|dl|dt|dd|strong|b|em|i|u|h[1-6]|a|table|tbody|thead|tr|td|th|caption|hr|section|article|header|footer|main|details|summary|blockquote|pre|code|small|font|img)(?:\s[^<>]{0,2000})?\/?>/i;
/** A tag whose angle brackets are written as entities. */
const ESCAPED_TAG = /&lt;\/?(?:p|br|div|span|ul|ol|li|dl|dt|dd|strong|b|em|i|h[1-6]|a|table)(?:&nbsp;|\s|\/|&gt;)/i;
const ENTITY =
  /&(?:amp|lt|gt|quot|apos|nbsp|ndash|mdash|rsquo|lsquo|rdquo|ldquo|bull|hellip|#\d{1,6}|#x[0-9a-f]{1,5});/i;

/** Converts HTML to text. Omits link URLs and images. */
export function htmlToText(html: string): string {
  return convert(html, OPTIONS);
}

/** Converts HTML, or HTML that is escaped with entities, to text. Returns plain text unchanged. */
export function plainText(text: string): string {
  const html = ESCAPED_TAG.test(text) ? htmlToText(text) : text;
  return TAG.test(html) || ENTITY.test(html) ? htmlToText(keepLineBreaks(html)).trim() : html;
}

/** Converts line breaks to `<br>` in text without block tags, because HTML would treat them as spaces. */
function keepLineBreaks(html: string): string {
  return /<(?:p|br|div|li|h[1-6]|tr|td|dt|dd)\b/i.test(html) ? html : html.replaceAll("\n", "<br>");
}
