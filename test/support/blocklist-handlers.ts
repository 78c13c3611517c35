import type { Handler } from "../../server/http/contract.ts";
import type { BuiltContract } from "../../server/http/not-built.ts";

/** Returns a Blocklist family that adds by the test's own handler; its other operations answer 500. */
export function blocklistWith(add: Handler<"Blocklist_add">): Pick<BuiltContract, "Blocklist"> {
  const unused = async (): Promise<never> => {
    throw new Error("this test gives the operation no handler");
  };
  return { Blocklist: { add: { serve: add, findFaults: () => [] }, list: unused, remove: unused } };
}
