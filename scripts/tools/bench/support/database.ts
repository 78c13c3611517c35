import { type Connection, connect } from "../../../../server/db/connect.ts";
import { migrate } from "../../../../server/db/migrate.ts";
import { openTestCluster } from "../../../support/cluster.ts";

/** A migrated database for one benchmark. */
interface BenchmarkDatabase extends Connection {
  readonly url: string;
}

interface BenchmarkOptions {
  readonly durable?: boolean;
  readonly kept?: string;
  readonly poolSize?: number;
  /** The folder for a new database; in memory by default. */
  readonly home?: string;
}

/** Opens the database at `kept`, which stays after the benchmark, or else a new database. */
export async function openBenchmarkDatabase(options: BenchmarkOptions = {}): Promise<BenchmarkDatabase> {
  const { durable = false, kept = "", home, poolSize } = options;
  const cluster = kept
    ? { url: kept, close: async () => undefined }
    : await openTestCluster({ durable, ...(home !== undefined && { home }) });
  await migrate(cluster.url);
  const connection = connect({
    url: cluster.url,
    applicationName: "bench",
    statementTimeoutMs: 0,
    ...(poolSize && { poolSize }),
  });
  const close = async (): Promise<void> => {
    await connection.close();
    await cluster.close();
  };
  return { ...connection, url: cluster.url, close };
}
