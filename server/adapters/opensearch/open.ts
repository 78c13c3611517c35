import { readFileSync } from "node:fs";
import type { CompanyIndexes } from "../../ports/company-index.ts";
import { Caller } from "./caller.ts";
import { OpenSearchIndexes } from "./indexes.ts";

/** The connection settings of a cluster. */
interface OpenSearchSettings {
  /** URLs of the nodes, separated by commas. */
  readonly url: string;
  readonly user?: string | undefined;
  readonly password?: string | undefined;
  /** PEM file with the certificates of the trusted authorities. */
  readonly certificateAuthorities?: string | undefined;
  /** Shards of new indexes. By default, the number of companies determines them. */
  readonly shards?: number | undefined;
}

/** Opens an OpenSearch cluster. Sends nothing before the first call. */
export async function openOpenSearch(settings: OpenSearchSettings): Promise<CompanyIndexes> {
  const { url, user, password, certificateAuthorities } = settings;
  // Imported here, because only processes that use OpenSearch need the client.
  const { Client } = await import("@opensearch-project/opensearch");
  const nodes = url.split(",");
  const client = new Client({
    nodes,
    // `Caller` retries on other nodes, also after incomplete responses.
    maxRetries: 0,
    ...(user !== undefined && { auth: { username: user, password: password ?? "" } }),
    ...(certificateAuthorities !== undefined && { ssl: { ca: readFileSync(certificateAuthorities) } }),
  });
  return new OpenSearchIndexes(new Caller(client, nodes.length), {
    shards: settings.shards,
    close: () => client.close(),
  });
}
