/** Limits of concurrent work. */
interface Limits {
  readonly perOwner: number;
  /** For all owners together; default: no limit. */
  readonly total?: number;
}

interface OwnedWork {
  running: number;
  announced: number;
  readonly waiting: Set<() => void>;
}

/** The weight of the newest duration in the mean. */
const WEIGHT = 0.1;

/** Limits the concurrent work of each owner and of all owners. Further work waits, and owners take turns. */
export class Shares {
  readonly #perOwner: number;
  readonly #total: number;
  /** The owners with running or waiting work, in the order of their turns. */
  readonly #owners = new Map<string, OwnedWork>();
  #running = 0;
  #announced = 0;
  #meanMs = 0;

  constructor({ perOwner, total = Number.POSITIVE_INFINITY }: Limits) {
    this.#perOwner = perOwner;
    this.#total = total;
  }

  get waiting(): number {
    return this.#owners.values().reduce((sum, { waiting }) => sum + waiting.size, 0);
  }

  /** Returns the estimated wait of new work of an owner, in milliseconds, from the durations of earlier work. */
  expectedWaitMs(owner: string): number {
    const own = this.#owners.get(owner);
    if (this.#hasRoom(own, this.#announced, own?.announced)) return 0;
    const turn = (own ? own.waiting.size + own.announced : 0) + 1;
    const before = this.#owners
      .values()
      .reduce((sum, { waiting, announced }) => sum + Math.min(waiting.size + announced, turn), 0);
    return this.#meanMs * Math.max(before / this.#total, turn / this.#perOwner);
  }

  /** Counts work of an owner as waiting until the returned function is called. */
  announce(owner: string): () => void {
    const own = this.#ownedBy(owner);
    own.announced += 1;
    this.#announced += 1;
    return () => {
      own.announced -= 1;
      this.#announced -= 1;
      this.#forgetIdle(owner, own);
    };
  }

  /**
   * Runs work when there is room for it.
   *
   * @throws the signal's reason if it is aborted before the work begins
   */
  async run<Result>(owner: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    signal.throwIfAborted();
    const own = this.#ownedBy(owner);
    if (this.#hasRoom(own)) this.#begin(own);
    else await this.#wait(owner, own, signal);
    const begun = performance.now();
    try {
      return await work();
    } finally {
      const lasted = performance.now() - begun;
      this.#meanMs += (lasted - this.#meanMs) * (this.#meanMs === 0 ? 1 : WEIGHT);
      this.#end(owner, own);
    }
  }

  #ownedBy(owner: string): OwnedWork {
    const own = this.#owners.get(owner) ?? { running: 0, announced: 0, waiting: new Set() };
    this.#owners.set(owner, own);
    return own;
  }

  #hasRoom(own: OwnedWork | undefined, announced = 0, ownAnnounced = 0): boolean {
    return this.#running + announced < this.#total && (own?.running ?? 0) + ownAnnounced < this.#perOwner;
  }

  #begin(own: OwnedWork): void {
    own.running += 1;
    this.#running += 1;
  }

  /** Resolves when the work has begun. */
  #wait(owner: string, own: OwnedWork, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        signal.removeEventListener("abort", abort);
        resolve();
      };
      const abort = (): void => {
        own.waiting.delete(begin);
        this.#forgetIdle(owner, own);
        reject(signal.reason);
      };
      signal.addEventListener("abort", abort, { once: true });
      own.waiting.add(begin);
    });
  }

  #end(owner: string, own: OwnedWork): void {
    own.running -= 1;
    this.#running -= 1;
    this.#forgetIdle(owner, own);
    for (const [next, work] of this.#owners) {
      const begin = work.waiting.values().next().value;
      if (begin === undefined || !this.#hasRoom(work)) continue;
      work.waiting.delete(begin);
      this.#begin(work);
      // The owner's next turn comes after those of the others.
      this.#owners.delete(next);
      this.#owners.set(next, work);
      begin();
      return;
    }
  }

  #forgetIdle(owner: string, { running, announced, waiting }: OwnedWork): void {
    if (running === 0 && announced === 0 && waiting.size === 0) this.#owners.delete(owner);
  }
}
