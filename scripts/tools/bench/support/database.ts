import { type Connection, connect } from "../../../../server/db/connect.ts";
import { migrate } from "../../../../server/db/migrate.ts";
import { openTestCluster } from "../../../../test/support/cluster.ts";

/** A migrated database for one benchmark. */
interface BenchmarkDatabase extends Connection {
  readonly url: string;
}

/** Opens the database at `kept`, which is kept after the benchmark, or a new one. */
export async function openBenchmarkDatabase({ durable = false, kept = "" } = {}): Promise<BenchmarkDatabase> {
  const cluster = kept ? { url: kept, close: async () => undefined } : await openTestCluster({ durable });
  await migrate(cluster.url);
  const connection = connect({ url: cluster.url, applicationName: "bench", statementTimeoutMs: 0 });
  const close = async (): Promise<void> => {
    await connection.close();
    await cluster.close();
  };
  return { ...connection, url: cluster.url, close };
}
