import type { SomeHandlers } from "../../scripts/support/serve-families.ts";
import type { Handler } from "../../server/http/contract.ts";

/** Returns handlers with the test's own handler for adding to the blocklist. */
export function blocklistWith(add: Handler<"Blocklist_add">): SomeHandlers {
  return { Blocklist: { add } };
}
