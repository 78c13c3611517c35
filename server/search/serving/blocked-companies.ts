import type { Db } from "../../db/connect.ts";
import { findBlockedCompanies } from "../queries.ts";

/** The maximum number of cached workspaces. A set of 10,000 ids takes half a megabyte. */
const MAX_WORKSPACES = 100;

/** Caches the companies that workspaces block. Reads them again after a change of the blocklist. */
export class BlockedCompanies {
  readonly #db: Db;
  /** Least recently used first. */
  #byWorkspace = new Map<number, { readonly version: number; readonly companyIds: ReadonlySet<number> }>();

  constructor(db: Db) {
    this.#db = db;
  }

  async of(workspaceId: number): Promise<ReadonlySet<number>> {
    // `forget` replaces the map, so that a result that is being read is not cached.
    const byWorkspace = this.#byWorkspace;
    const known = byWorkspace.get(workspaceId);
    const { version, company_ids: companyIds } = await findBlockedCompanies(
      this.#db,
      workspaceId,
      known?.version ?? null,
    );
    const current = companyIds === null ? known! : { version, companyIds: new Set(companyIds) };
    byWorkspace.delete(workspaceId);
    byWorkspace.set(workspaceId, current);
    if (byWorkspace.size > MAX_WORKSPACES) byWorkspace.delete(byWorkspace.keys().next().value!);
    return current.companyIds;
  }

  /** Clears the cache, because a changed company may have a blocked domain. */
  forget(): void {
    this.#byWorkspace = new Map();
  }
}
