import type { WriteResult, WrittenItem } from "../../../server/catalogue/activity.ts";
import type { RejectFile } from "./reject-file.ts";

/** Bounds memory. Keys beyond this number are not remembered, so merges with their rows are not listed. */
const MAX_KEYS = 500_000;

type Counts = Pick<WriteResult, "inserted" | "updated" | "unchanged">;

/** A row for the same event as an earlier row, or as an event from another source. */
interface MergedRow {
  readonly line: number;
  readonly id: number;
  readonly reason: string;
}

/** Finds rows of a file that describe the same company, person or event, and lists them in another file. */
export class MergedRows {
  count = 0;
  readonly #file: RejectFile;
  readonly #lines = new Map<string, number>();

  constructor(file: RejectFile) {
    this.#file = file;
  }

  /** @param key identifies the company or person. */
  add(line: number, key: string): void {
    const first = this.#lines.get(key);
    if (first === undefined) this.#remember(key, line);
    else this.#list(line, `was merged with line ${first}: both are ${key}`);
  }

  hasEvent(id: number): boolean {
    return this.#lines.has(eventKey(id));
  }

  /** Counts the outcomes of written rows, each event once, and returns the merged rows. */
  countEvents(
    lines: readonly number[],
    written: ReadonlyMap<number, WrittenItem>,
  ): { readonly counts: Counts; readonly rows: readonly MergedRow[] } {
    const counts = { inserted: 0, updated: 0, unchanged: 0 };
    const firsts = new Map<number, number>();
    const rows: MergedRow[] = [];
    for (const [index, { id, outcome, otherSource }] of written) {
      const line = lines[index] ?? 0;
      const first = firsts.get(id) ?? this.#lines.get(eventKey(id));
      firsts.set(id, first ?? line);
      if (first !== undefined) rows.push({ line, id, reason: `was merged with line ${first}: same event` });
      else if (otherSource === undefined) counts[outcome] += 1;
      else rows.push({ line, id, reason: `was merged with an event in the catalogue from ${otherSource}` });
    }
    return { counts, rows };
  }

  /** Remembers the events of a committed transaction, and lists the merged rows. */
  addEvents(lines: readonly number[], written: ReadonlyMap<number, WrittenItem>, rows: readonly MergedRow[]): void {
    for (const [index, { id }] of written) this.#remember(eventKey(id), lines[index] ?? 0);
    for (const { line, reason } of rows) this.#list(line, reason);
  }

  async flush(): Promise<void> {
    await this.#file.flush();
  }

  #remember(key: string, line: number): void {
    if (!this.#lines.has(key) && this.#lines.size < MAX_KEYS) this.#lines.set(key, line);
  }

  #list(line: number, reason: string): void {
    this.count += 1;
    this.#file.add(line, reason, undefined, undefined);
  }
}

function eventKey(id: number): string {
  return `event ${id}`;
}
