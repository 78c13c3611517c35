/** Bounds of batches: how many are carried out at once, and how much one holds. */
export interface BatchLimits {
  readonly atOnce: number;
  readonly largest: number;
}

interface Waiting<Asked, Answer> {
  readonly asked: Asked;
  readonly settled: PromiseWithResolvers<Answer>;
}

/**
 * Makes one call of many. A call that finds a free place is carried out at once, alone; those that arrive while none is free
 * go together as soon as one is. So nobody waits for a batch to fill, and the busier it is, the less each call costs.
 * `carryOut` answers in the order asked. When it fails, all calls of its batch do.
 */
export function inBatches<Asked, Answer>(
  carryOut: (batch: readonly Asked[]) => Promise<readonly Answer[]>,
  { atOnce, largest }: BatchLimits,
): (asked: Asked) => Promise<Answer> {
  const waiting: Waiting<Asked, Answer>[] = [];
  let underWay = 0;

  const startNext = (): void => {
    if (underWay >= atOnce || waiting.length === 0) return;
    underWay += 1;
    void settle(waiting.splice(0, largest)).finally(() => {
      underWay -= 1;
      startNext();
    });
  };

  const settle = async (batch: readonly Waiting<Asked, Answer>[]): Promise<void> => {
    try {
      const answers = await carryOut(batch.map(({ asked }) => asked));
      if (answers.length !== batch.length) throw new Error(`${batch.length} calls got ${answers.length} answers`);
      for (const [place, answer] of answers.entries()) batch[place]?.settled.resolve(answer);
    } catch (error) {
      for (const { settled } of batch) settled.reject(error);
    }
  };

  return (asked) => {
    const settled = Promise.withResolvers<Answer>();
    waiting.push({ asked, settled });
    startNext();
    return settled.promise;
  };
}
