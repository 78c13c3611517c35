import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "pino";

const mostInOneWrite = 500;
const retryAfterMs = 250;

/**
 * Gathers what comes while a write is under way and writes it together next (group commit): under load one
 * statement carries many results, without load each is written at once. A failed write is tried again until it
 * succeeds or `stop` gives up; writing must therefore be harmless to repeat.
 */
export class BatchWriter<Item> {
  #waiting: Item[] = [];
  #running: Promise<void> = Promise.resolve();
  #isRunning = false;
  #isGivenUp = false;
  readonly #write: (items: readonly Item[]) => Promise<void>;
  readonly #log: Logger;

  constructor(write: (items: readonly Item[]) => Promise<void>, log: Logger) {
    this.#write = write;
    this.#log = log;
  }

  add(item: Item): void {
    this.#waiting.push(item);
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#running = this.#run();
  }

  /** Waits until everything is written, at most so long. */
  async stop(withinMs: number): Promise<void> {
    await Promise.race([this.#running, delay(withinMs, undefined, { ref: false })]);
    this.#isGivenUp = true;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0 && !this.#isGivenUp) {
      const items = this.#waiting.splice(0, mostInOneWrite);
      try {
        await this.#write(items);
      } catch (error) {
        this.#log.error({ err: error, count: items.length }, "could not record webhook attempts; trying again");
        this.#waiting.unshift(...items);
        await delay(retryAfterMs);
      }
    }
    this.#isRunning = false;
  }
}
