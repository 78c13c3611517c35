import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "pino";

const mostInOneWrite = 500;
const retryAfterMs = 250;

/**
 * Between two writes: a statement costs 0.9 ms of processor time whatever it carries, and 40 µs for each result. Nobody waits
 * for a result to be written; the next attempt is seconds or hours away.
 */
const gatherMs = 50;
/** So many are worth a write at once. */
const enoughForAWrite = 200;

/** Whether a write failed by what it was to write, so that it would fail again: SQLSTATE classes 22 and 23. */
function isBadItem(error: unknown): boolean {
  return error instanceof Error && "code" in error && typeof error.code === "string" && /^2[23]/.test(error.code);
}

/**
 * Gathers what comes while a write is under way, and 50 ms longer, and writes it together next (group commit): under load
 * one statement carries many results, without load each is written at once. A failed write is tried again until it
 * succeeds or `stop` gives up; writing must therefore be harmless to repeat. What can never be written is left out.
 */
export class BatchWriter<Item> {
  #waiting: Item[] = [];
  #running: Promise<void> = Promise.resolve();
  #underWay = 0;
  #isRunning = false;
  #isStopping = false;
  #isGivenUp = false;
  #isFailing = false;
  #endGathering: () => void = () => undefined;
  readonly #write: (items: readonly Item[]) => Promise<void>;
  readonly #log: Logger;

  constructor(write: (items: readonly Item[]) => Promise<void>, log: Logger) {
    this.#write = write;
    this.#log = log;
  }

  /** Items that are not written yet. */
  get size(): number {
    return this.#waiting.length + this.#underWay;
  }

  /** Whether the last write failed and is still to be made. */
  get isFailing(): boolean {
    return this.#isFailing;
  }

  add(item: Item): void {
    this.#waiting.push(item);
    if (this.#waiting.length >= enoughForAWrite) this.#endGathering();
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#running = this.#run();
  }

  /** Waits until everything is written, at most so long. */
  async stop(withinMs: number): Promise<void> {
    this.#isStopping = true;
    this.#endGathering();
    await Promise.race([this.#running, delay(withinMs, undefined, { ref: false })]);
    this.#isGivenUp = true;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0 && !this.#isGivenUp) {
      const items = this.#waiting.splice(0, mostInOneWrite);
      this.#underWay = items.length;
      try {
        await this.#writeAll(items);
        this.#isFailing = false;
      } catch (error) {
        // Said once: a database that is away for a minute is no reason for 240 lines.
        if (!this.#isFailing)
          this.#log.error(
            { err: error, count: items.length },
            "could not record webhook attempts; trying again until it succeeds",
          );
        this.#isFailing = true;
        this.#waiting.unshift(...items);
        await delay(retryAfterMs);
        continue;
      } finally {
        this.#underWay = 0;
      }
      await this.#gather();
    }
    this.#isRunning = false;
  }

  /** One item that can never be written must not keep the others from it for good: then each is written alone. */
  async #writeAll(items: readonly Item[]): Promise<void> {
    try {
      return await this.#write(items);
    } catch (error) {
      if (!isBadItem(error)) throw error;
      if (items.length === 1) return this.#log.error({ err: error }, "a webhook attempt cannot be recorded");
    }
    for (const item of items) await this.#writeAll([item]);
  }

  async #gather(): Promise<void> {
    if (this.#isStopping || this.#waiting.length >= enoughForAWrite) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, gatherMs);
      this.#endGathering = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
