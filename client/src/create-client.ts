import { OPERATIONS } from "../../generated/client-operations.ts";
import { createPathClient, type PathClient } from "./call.ts";
import { bindOperations, type NamedOperations } from "./operations.ts";
import type { ClientOptions } from "./options.ts";

/** Calls operations by name (`client.lookalikes.search`) or by path (`client.get`). */
export type Client = PathClient & NamedOperations;

/** Creates a client. The client holds no connection and does not need to be closed. Throws if an option is invalid. */
export function createClient(options: ClientOptions): Client {
  const client = createPathClient(options);
  return { ...client, ...bindOperations(client, OPERATIONS) };
}
