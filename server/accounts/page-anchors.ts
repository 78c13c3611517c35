/** Where an offset of the list sorted by insights lies: the last row before it. */
export interface PageAnchor {
  readonly offset: number;
  readonly insightsCount: number;
  readonly companyId: number;
}

const MOST_LISTS = 500;
const MOST_ANCHORS = 1_000;

/**
 * Ends of pages read before, so that the page after one starts there instead of skipping every row in front: skipping
 * 100,000 index entries took 60 ms where a page takes 3. A list is named with its version, which every change to it
 * moves: an anchor is never used for another list than it was read from. Kept per process, the least used list is
 * dropped first.
 */
export class PageAnchors {
  readonly #lists = new Map<string, PageAnchor[]>();

  /** The anchor nearest before `offset`, if any. */
  nearest(list: string, offset: number): PageAnchor | undefined {
    const anchors = this.#lists.get(list);
    if (!anchors) return undefined;
    this.#lists.delete(list);
    this.#lists.set(list, anchors);
    return anchors.reduce<PageAnchor | undefined>(
      (best, anchor) => (anchor.offset <= offset && anchor.offset > (best?.offset ?? 0) ? anchor : best),
      undefined,
    );
  }

  /** Remembers where an offset lies. */
  remember(list: string, anchor: PageAnchor): void {
    const anchors = this.#lists.get(list) ?? [];
    if (anchors.some(({ offset }) => offset === anchor.offset)) return;
    anchors.push(anchor);
    if (anchors.length > MOST_ANCHORS) anchors.shift();
    this.#lists.set(list, anchors);
    const oldest = this.#lists.keys().next();
    if (this.#lists.size > MOST_LISTS && !oldest.done) this.#lists.delete(oldest.value);
  }
}
