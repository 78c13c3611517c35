import type { BuiltContract } from "../../server/http/not-built.ts";

/** Holds a handler until the test has seen what it wants to see. */
export interface Gate {
  readonly entered: Promise<void>;
  open(): void;
  /** Called by the handler. */
  pass(): Promise<void>;
}

const gates = new Map<string, Gate>();

/** The gate of an operation. */
export function gateOf(operationId: string): Gate {
  const known = gates.get(operationId);
  if (known) return known;
  const entered = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  const gate: Gate = {
    entered: entered.promise,
    open: () => opened.resolve(),
    pass: () => {
      entered.resolve();
      return opened.promise;
    },
  };
  gates.set(operationId, gate);
  return gate;
}

/** Every family with handlers that stop at their operation's gate and then fail, so that nothing is kept. */
export function gatedFamilies(): Partial<BuiltContract> {
  const family = (name: string): object =>
    new Proxy({}, {
      get: (_target, verb) => async (): Promise<never> => {
        await gateOf(`${name}_${String(verb)}`).pass();
        throw new Error("nothing to answer: this handler only waits");
      },
    });
  return new Proxy({} as Partial<BuiltContract>, { get: (_target, name) => family(String(name)) });
}
