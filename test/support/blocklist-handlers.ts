import type { Contract, Handler } from "../../server/http/contract.ts";

/** Returns a Blocklist family with the test's own handler for adding; its other operations respond with 500. */
export function blocklistWith(add: Handler<"Blocklist_add">): Pick<Contract, "Blocklist"> {
  const unused = async (): Promise<never> => {
    throw new Error("this test gives the operation no handler");
  };
  return { Blocklist: { add: { serve: add, findFaults: () => [] }, list: unused, remove: unused } };
}
