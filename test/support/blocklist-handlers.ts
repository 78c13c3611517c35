import type { Contract, Handler } from "../../server/http/contract.ts";

/** Returns a Blocklist family that adds by the test's own handler; its other operations answer 500. */
export function blocklistWith(add: Handler<"Blocklist_add">): Pick<Contract, "Blocklist"> {
  const unused = async (): Promise<never> => {
    throw new Error("this test gives the operation no handler");
  };
  return { Blocklist: { add: { serve: add, findFaults: () => [] }, list: unused, remove: unused } };
}
