import { openSearchUnavailable, openTestOpenSearch, uniquePrefix } from "../../../scripts/support/opensearch.ts";
import type { CompanyIndex, EmbeddingField } from "../../../server/ports/company-index.ts";
import type { CompanyAttributes } from "../../../server/ports/vector-search.ts";
import type { CandidateSource } from "../../../server/search-engine/candidates/candidate-source.ts";
import { MemoryCandidates } from "../../../server/search-engine/candidates/memory-candidates.ts";
import { OpenSearchCandidates } from "../../../server/search-engine/candidates/opensearch-candidates.ts";
import { countTerms, encodeTerms, numberTerms } from "../../../server/search-engine/lexical/company-terms.ts";
import { FrequentTerms, TermCounter } from "../../../server/search-engine/lexical/frequent-terms.ts";
import { LexicalIndex } from "../../../server/search-engine/lexical/lexical-index.ts";
import type { TermStatistics } from "../../../server/search-engine/lexical/term-dictionary.ts";
import { embedCompany } from "../../../server/search-engine/model/embedding.ts";
import { quantiseRows, type SearchModel } from "../../../server/search-engine/model/search-model.ts";
import { type CompanyText, cleanCompany } from "../../../server/search-engine/text/clean.ts";
import { MemoryVectorSearch } from "../../../server/search-engine/vector-scan/memory-vector-search.ts";

/** A company of a catalogue without a database. */
export interface ListedCompany extends CompanyAttributes {
  readonly companyId: number;
  readonly text: CompanyText;
  /** The unit vector from an embeddings model. */
  readonly embedding?: Float32Array;
}

/** A source of candidates with companies that can change. */
export interface OpenedSource {
  readonly source: CandidateSource;
  readonly terms: TermStatistics;
  /** Adds companies, or replaces those with the same id. */
  write(companies: readonly ListedCompany[]): Promise<void>;
  remove(companyIds: readonly number[]): Promise<void>;
  close(): Promise<void>;
}

interface Implementation {
  readonly name: string;
  /** The minimum share of the nearest companies that must be found. */
  readonly recall: number;
  readonly open: (companies: readonly ListedCompany[], model: SearchModel) => Promise<OpenedSource>;
  /** The reason why the implementation cannot run here, if any. */
  readonly unavailable?: string | undefined;
}

const EMBEDDINGS: EmbeddingField = { key: "test", dimensions: 8 };

async function openInProcess(companies: readonly ListedCompany[], model: SearchModel): Promise<OpenedSource> {
  const vectors = new MemoryVectorSearch(model.dimensions, 1);
  const embeddings = new MemoryVectorSearch(EMBEDDINGS.dimensions, 1);
  const lexical = new LexicalIndex(1);
  const source = new MemoryCandidates(vectors, lexical);
  source.useEmbeddings(embeddings);
  const entry = ({ text, ...company }: ListedCompany) => ({
    ...company,
    terms: numberTerms(countTerms(text, model), lexical.dictionary),
  });
  const store = async (changed: readonly ListedCompany[]): Promise<void> => {
    await vectors.upsert({
      companyIds: changed.map(({ companyId }) => companyId),
      vectors: companyVectors(changed, model),
      attributes: changed,
    });
    const embedded = changed.filter(({ embedding }) => embedding);
    await embeddings.upsert({
      companyIds: embedded.map(({ companyId }) => companyId),
      vectors: Float32Array.from(embedded.flatMap(({ embedding }) => [...embedding!])),
      attributes: embedded,
    });
  };
  await store(companies);
  lexical.load(companies.map(entry));
  return {
    source,
    terms: lexical.dictionary,
    write: async (changed) => {
      await store(changed);
      lexical.replace(changed.map(entry));
    },
    remove: async (companyIds) => {
      await Promise.all([vectors.remove(companyIds), embeddings.remove(companyIds)]);
      lexical.remove(companyIds);
    },
    close: async () => void (await Promise.all([vectors.close(), embeddings.close(), lexical.close()])),
  };
}

function companyVectors(companies: readonly ListedCompany[], model: SearchModel): Float32Array {
  const values = new Float32Array(companies.length * model.dimensions);
  companies.forEach(({ text }, at) => values.set(embedCompany(model, cleanCompany(text)), at * model.dimensions));
  return values;
}

/** A company's entry in the database. */
interface Stored {
  readonly vector: Int8Array;
  readonly terms: Buffer;
  readonly embedding: Int8Array | null;
}

function openSearch(method: "exact" | "approximate"): Implementation["open"] {
  return async (companies, model) => {
    const indexes = await openTestOpenSearch();
    const name = uniquePrefix();
    const index: CompanyIndex = indexes.open(name);
    await indexes.create(name, { dimensions: model.dimensions, method, companies: 1_000_000 });
    await index.addEmbeddings(EMBEDDINGS);
    const counter = new TermCounter();
    for (const { text } of companies) counter.add(encodeTerms(countTerms(text, model)));
    const terms = new FrequentTerms(counter.encode());
    const stored = new Map<number, Stored>();
    let version = 0;
    const write = async (changed: readonly ListedCompany[]): Promise<void> => {
      const { vectors } = quantiseRows(companyVectors(changed, model), model.dimensions);
      version += 1;
      const rows = changed.map(({ text, embedding, ...company }, at) => {
        const row: Stored = {
          vector: vectors.subarray(at * model.dimensions, (at + 1) * model.dimensions),
          terms: encodeTerms(countTerms(text, model)),
          embedding: embedding ? quantiseRows(embedding, EMBEDDINGS.dimensions).vectors : null,
        };
        stored.set(company.companyId, row);
        return { ...company, ...row, ...terms.impacts(row.terms), version, checksum: company.companyId % 1_000 };
      });
      await index.write(rows, EMBEDDINGS);
      await index.refresh();
    };
    await write(companies);
    const source = new OpenSearchCandidates(
      index,
      {
        entries: async (companyIds) => {
          const known = companyIds.filter((companyId) => stored.has(companyId)).toSorted((a, b) => a - b);
          const rows = known.map((companyId) => stored.get(companyId)!);
          return {
            companyIds: known,
            vectors: new Int8Array(Buffer.concat(rows.map(({ vector }) => new Uint8Array(vector)))),
            terms: Buffer.concat(rows.map((row) => row.terms)),
            termBytes: rows.map((row) => row.terms.length),
          };
        },
        embeddings: async (companyIds) => companyIds.map((companyId) => stored.get(companyId)?.embedding ?? null),
      },
      terms,
    );
    source.useEmbeddings(EMBEDDINGS);
    return {
      source,
      terms,
      write,
      remove: async (companyIds) => {
        version += 1;
        await index.remove(companyIds.map((companyId) => ({ companyId, version })));
        await index.refresh();
      },
      close: async () => {
        await indexes.drop(name);
        await indexes.close();
      },
    };
  };
}

/** Every implementation of the port of candidates. */
export const candidateSources: readonly Implementation[] = [
  { name: "in the process", recall: 0.99, open: openInProcess },
  { name: "OpenSearch, exact", recall: 0.99, open: openSearch("exact"), unavailable: openSearchUnavailable },
  {
    name: "OpenSearch, approximate",
    recall: 0.98,
    open: openSearch("approximate"),
    unavailable: openSearchUnavailable,
  },
];
