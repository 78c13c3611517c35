import { PGlite } from "@electric-sql/pglite";
import { vector } from "@electric-sql/pglite-pgvector";
import pg from "pg";
import { inject } from "vitest";
import {
  createVectorTable,
  openPgvectorSearch,
  type PgvectorMethod,
  sessionSettings,
} from "../../server/adapters/vector-search-pgvector/open.ts";
import { PgvectorSearch } from "../../server/adapters/vector-search-pgvector/vector-search-pgvector.ts";
import type { VectorSearch } from "../../server/ports/vector-search.ts";
import { MemoryVectorSearch } from "../../server/search-engine/public.ts";

interface Implementation {
  name: string;
  create: (dimensions: number) => Promise<VectorSearch>;
  /** The number of companies in larger tests. */
  companies: number;
  /** The minimum recall, relative to the exact ranking. */
  recall: number;
  /** Whether vectors are stored compressed, so that their length and distribution matter. */
  compressed: boolean;
  /** Why it cannot run on this machine, if so. */
  unavailable?: string;
}

let opened: Promise<PGlite> | undefined;

/** Opens the Postgres with pgvector, compiled to WebAssembly, which runs on every machine. A file's tests share it: it takes seconds to start. */
export function openPglite(): Promise<PGlite> {
  opened ??= PGlite.create({ extensions: { vector } });
  return opened;
}

/** pgvector in PGlite. Searches of two methods must not overlap: the settings of a method are those of the only session. */
function inPglite(method: PgvectorMethod): (dimensions: number) => Promise<VectorSearch> {
  return async (dimensions) => {
    const pglite = await openPglite();
    await pglite.exec(`create extension if not exists vector; reset all; ${sessionSettings(method)}`);
    const database = {
      query: (text: string, values: unknown[]) => pglite.query<Record<string, unknown>>(text, values),
      end: async () => {},
    };
    const databases = method === "hnsw" ? { exact: database, hnsw: database } : { exact: database };
    const table = `test_vectors_${++tables}`;
    // The exact method must be exact even if another process created the index.
    await createVectorTable(database, { dimensions, method: "hnsw", table });
    return new PgvectorSearch(databases, dimensions, table);
  };
}

/** pgvector in a Postgres server: TEST_PGVECTOR_URL, or the server of the tests when it has the extension. */
async function serverWithPgvector(): Promise<{ url: string; unavailable?: string }> {
  const url = process.env.TEST_PGVECTOR_URL ?? inject("templateDatabase");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query("select from pg_available_extensions where name = 'vector'");
  await client.end();
  return rowCount
    ? { url }
    : { url, unavailable: "no Postgres server here has the vector extension; TEST_PGVECTOR_URL names one that has" };
}

const server = await serverWithPgvector();
let tables = 0;
function inServer(method: PgvectorMethod) {
  return (dimensions: number): Promise<VectorSearch> =>
    openPgvectorSearch(server.url, { dimensions, method, table: `test_vectors_${process.pid}_${++tables}` });
}

export const implementations: Implementation[] = [
  {
    name: "memory, one thread",
    create: async (dimensions) => new MemoryVectorSearch(dimensions, 1),
    companies: 6_000,
    recall: 0.99,
    compressed: true,
  },
  {
    name: "memory, three threads",
    create: async (dimensions) => new MemoryVectorSearch(dimensions, 3),
    companies: 6_000,
    recall: 0.99,
    compressed: true,
  },
  {
    name: "pgvector exact, in PGlite, beside an HNSW index",
    create: inPglite("exact"),
    companies: 1_500,
    recall: 1,
    compressed: false,
  },
  {
    name: "pgvector HNSW, in PGlite",
    create: inPglite("hnsw"),
    companies: 1_500,
    recall: 0.95,
    compressed: false,
  },
  {
    name: "pgvector exact, in a server",
    create: inServer("exact"),
    companies: 1_500,
    recall: 1,
    compressed: false,
    unavailable: server.unavailable,
  },
  {
    name: "pgvector HNSW, in a server",
    create: inServer("hnsw"),
    companies: 1_500,
    recall: 0.95,
    compressed: false,
    unavailable: server.unavailable,
  },
];
