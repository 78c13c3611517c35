import { readFileSync } from "node:fs";
import type { CompanyIndexes } from "../../ports/company-index.ts";
import { Caller } from "./caller.ts";
import { OpenSearchIndexes } from "./indexes.ts";

/** How a cluster is reached. */
interface OpenSearchSettings {
  /** Addresses of its nodes, separated by commas. */
  readonly url: string;
  readonly user?: string | undefined;
  readonly password?: string | undefined;
  /** File with the certificates of the accepted authorities, in PEM. */
  readonly certificateAuthorities?: string | undefined;
  /** Shards of new indexes. Default: by the number of companies. */
  readonly shards?: number | undefined;
}

/** Opens a cluster of OpenSearch. Nothing is sent before the first call. */
export async function openOpenSearch(settings: OpenSearchSettings): Promise<CompanyIndexes> {
  const { url, user, password, certificateAuthorities } = settings;
  // Loaded here, because only processes with OpenSearch need it.
  const { Client } = await import("@opensearch-project/opensearch");
  const nodes = url.split(",");
  const client = new Client({
    nodes,
    // The caller tries other nodes, and recognises incomplete responses.
    maxRetries: 0,
    ...(user !== undefined && { auth: { username: user, password: password ?? "" } }),
    ...(certificateAuthorities !== undefined && { ssl: { ca: readFileSync(certificateAuthorities) } }),
  });
  return new OpenSearchIndexes(new Caller(client, nodes.length), {
    shards: settings.shards,
    close: () => client.close(),
  });
}
