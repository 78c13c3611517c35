/** One bar of a chart, with the mark that it is compared with. */
export interface Bar {
  readonly label: string;
  readonly value: number;
  /** The value as people read it, with its unit. */
  readonly text: string;
  /** The target, or the baseline of the bar. */
  readonly mark?: number;
}

interface BarChart {
  readonly title: string;
  /** The meaning of the bars and marks, with the date and the machine. */
  readonly caption: string;
  readonly bars: readonly Bar[];
}

const BAR_WIDTH = 380;
/** Maximum average width of a letter. */
const LETTER_WIDTH = 7.4;
const TOP = 58;
const ROW = 26;

/** Colours of light and dark pages: an image takes those of the reader's system. Text has a contrast above 7. */
const STYLE = `text{font:13px system-ui,sans-serif;fill:#1f2328}.title{font-weight:600;font-size:15px}.small{font-size:12px;fill:#4a4f55}.bar{fill:#0969da}.mark{stroke:#bc4c00;stroke-width:3}
@media(prefers-color-scheme:dark){text{fill:#e6edf3}.small{fill:#b6bec8}.bar{fill:#58a6ff}.mark{stroke:#f0883e}}`;

/** Draws horizontal bars as an SVG image that is read in light and in dark pages. */
export function drawBars({ title, caption, bars }: BarChart): string {
  const most = Math.max(...bars.flatMap(({ value, mark = 0 }) => [value, mark]));
  const scale = BAR_WIDTH / (most || 1);
  const left = 20 + widest(bars.map(({ label }) => label));
  const width = Math.max(left + BAR_WIDTH + 10 + widest(bars.map(({ text }) => text)), widest([caption]));
  const x = (value: number): string => (left + value * scale).toFixed(1);
  const rows = bars.flatMap(({ label, value, text, mark }, at) => {
    const y = TOP + at * ROW;
    const end = Math.max(value, mark ?? 0);
    return [
      `<text x="${left - 10}" y="${y + 15}" text-anchor="end">${escapeXml(label)}</text>`,
      `<rect class="bar" x="${left}" y="${y + 3}" width="${(value * scale).toFixed(1)}" height="16" rx="2"/>`,
      ...(mark === undefined ? [] : [`<path class="mark" d="M${x(mark)} ${y}v22"/>`]),
      `<text class="small" x="${(Number(x(end)) + 8).toFixed(1)}" y="${y + 15}">${escapeXml(text)}</text>`,
    ];
  });
  const height = TOP + bars.length * ROW + 10;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title">
<title id="title">${escapeXml(`${title}: ${bars.map(({ label, text }) => `${label} ${text}`).join(", ")}`)}</title>
<style>${STYLE}</style>
<text class="title" x="0" y="18">${escapeXml(title)}</text>
<text class="small" x="0" y="38">${escapeXml(caption)}</text>
${rows.join("\n")}
</svg>
`;
}

function widest(texts: readonly string[]): number {
  return Math.ceil(LETTER_WIDTH * Math.max(...texts.map((text) => text.length)));
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
