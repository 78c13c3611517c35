import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { drawBars } from "../../scripts/support/bar-chart.ts";
import { projectRoot } from "../support/readme.ts";

describe("a bar chart", () => {
  const bars = [
    { label: "a <b> & c", value: 50, text: "50 ms" },
    { label: "twice", value: 100, text: "100 ms", mark: 25 },
  ];
  const image = drawBars({ title: "Times", caption: "Mark: a quarter", bars });
  const widths = [...image.matchAll(/class="bar"[^>]* width="([\d.]+)"/g)].map(([, width]) => Number(width));

  it("has bars in proportion, and a mark at the right position", () => {
    expect(widths[1]).toBe(2 * (widths[0] ?? 0));
    const [left, right] = [/class="bar" x="([\d.]+)"/, /class="mark" d="M([\d.]+)/].map((part) =>
      Number(part.exec(image)?.[1]),
    );
    expect(Number(right) - Number(left)).toBe((widths[1] ?? 0) / 4);
  });

  it("is described for people who do not see it, and escapes labels", () => {
    expect(image).toContain('<title id="title">Times: a &lt;b> &amp; c 50 ms, twice 100 ms</title>');
    expect(image).not.toContain("<b>");
  });

  it("has colours for light and for dark pages, and needs nothing from elsewhere", () => {
    expect(image).toContain("@media(prefers-color-scheme:dark)");
    expect(image.replace("http://www.w3.org/2000/svg", "")).not.toMatch(/https?:|url\(|<script/);
  });
});

it("every plot is on the page beside it, and every plot of a page exists", () => {
  const files = globSync("scripts/tools/*/plots/*.svg", { cwd: projectRoot });
  expect(files.length).toBeGreaterThan(0);
  const shown = globSync("scripts/tools/*/README.md", { cwd: projectRoot }).flatMap((page) => {
    const text = readFileSync(join(projectRoot, page), "utf8");
    return [...text.matchAll(/!\[[^\]]+\]\(([^)]+\.svg)\)/g)].map(([, path = ""]) => join(dirname(page), path));
  });
  expect(shown.toSorted()).toEqual(files.toSorted());
});
