import type { Schema } from "../../http/contract.ts";

type CrmProvider = Schema["SyncJobResponse"]["connected_crm"];

/** Connectors of the kind `crm` have the names used in the contract. */
export function presentProvider(provider: string): CrmProvider {
  return provider as CrmProvider;
}
