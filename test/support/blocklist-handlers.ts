import type { BuiltContract } from "../../server/http/not-built.ts";

type Blocklist = BuiltContract["Blocklist"];

/** The Blocklist family with one writing operation of the test's own; the others answer 500. */
export function blocklistWith(add: Blocklist["add"]): Pick<BuiltContract, "Blocklist"> {
  const unused = async (): Promise<never> => {
    throw new Error("this test gives the operation no handler");
  };
  return { Blocklist: { add, list: unused, remove: unused } };
}
