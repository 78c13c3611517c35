import { expect, test } from "vitest";
import { readPages } from "../../server/lib/read-pages.ts";

test("every row is read once, although all rows but one leave the list when they are processed", async () => {
  const left = new Set([1, 2, 3, 4, 5, 6, 7]);
  const lengths: number[] = [];
  const read: number[] = [];
  const pages = readPages<number>(3, async (after = 0, limit) => {
    const page = [...left].filter((row) => row > after).slice(0, limit);
    lengths.push(page.length);
    return page;
  });
  for await (const page of pages)
    for (const row of page) {
      read.push(row);
      if (row !== 2) left.delete(row);
    }
  expect(read).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(lengths).toEqual([3, 3, 1]);
});

test("a list whose last page is full ends with an empty page, which is not yielded", async () => {
  const pages: (readonly number[])[] = [];
  for await (const page of readPages<number>(2, async (after = 0) => (after < 4 ? [after + 1, after + 2] : [])))
    pages.push(page);
  expect(pages).toEqual([
    [1, 2],
    [3, 4],
  ]);
});
