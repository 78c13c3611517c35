import { MemoryVectorSearch } from "../../server/adapters/vector-search-memory/vector-search-memory.ts";
import type { VectorSearch } from "../../server/ports/vector-search.ts";

interface Implementation {
  name: string;
  create: (dimensions: number) => Promise<VectorSearch>;
  /** Why it cannot run on this machine, when it cannot. */
  unavailable: () => string | undefined;
  /** Share of the exact ranking it must find. */
  recall: number;
}

export const implementations: Implementation[] = [
  { name: "memory, one thread", create: async (dimensions) => new MemoryVectorSearch(dimensions, 1), unavailable: () => undefined, recall: 0.99 },
  { name: "memory, three threads", create: async (dimensions) => new MemoryVectorSearch(dimensions, 3), unavailable: () => undefined, recall: 0.99 },
];
