import type { Db } from "../../db/connect.ts";
import { findBlockedCompanies } from "../queries.ts";

/** A set of 10,000 ids takes half a megabyte. */
const MAX_WORKSPACES = 100;

/** Caches the companies that workspaces block, and reads those of a changed blocklist again. */
export class BlockedCompanies {
  readonly #db: Db;
  /** In order of use, least recently used first. */
  #byWorkspace = new Map<number, { readonly version: number; readonly companyIds: ReadonlySet<number> }>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** Returns the companies that a workspace blocks. */
  async of(workspaceId: number): Promise<ReadonlySet<number>> {
    // `forget` replaces the map, so that a set that is being read is not kept.
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

  /** Forgets all sets, because a blocked domain may have become a company's. */
  forget(): void {
    this.#byWorkspace = new Map();
  }
}
