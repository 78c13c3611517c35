import type { Schema } from "../../http/contract.ts";

type CrmProvider = Schema["SyncJobResponse"]["connected_crm"];

/** Connectors of the kind `crm` carry the contract's names. */
export function presentProvider(provider: string): CrmProvider {
  return provider as CrmProvider;
}
