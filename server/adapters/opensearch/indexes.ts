import type { Client } from "@opensearch-project/opensearch";
import { sampleOrder } from "../../lib/sample-order.ts";
import {
  type CompanyIndex,
  type CompanyIndexes,
  type CompanyIndexSettings,
  type EmbeddingField,
  type IndexedCompany,
  type IndexRange,
  type Retrieval,
  type RetrievedCompanies,
  type RetrieveOptions,
  SearchIndexMissing,
} from "../../ports/company-index.ts";
import { type Caller, throwIfRefused } from "./caller.ts";
import { embeddingField, hitScore, MAX_TERMS, type Query, retrievalBody, VECTOR } from "./queries.ts";

/** The time limit of a search, for all tries together. */
const SEARCH_WITHIN_MS = 10_000;
const PING_WITHIN_MS = 2_000;
const WRITE_WITHIN_MS = 120_000;
/** Companies in one write request, about 2 MB. */
const WRITE_AT_ONCE = 1_000;
/** The maximum number of companies that one retrieval returns. */
const MAX_RESULTS = 200_000;
const MAX_RANGES = 60_000;
/** One processor searches a shard. All shards are searched at the same time. */
const COMPANIES_IN_SHARD = 400_000;
const MAX_SHARDS = 64;

/** The alias for writes. A write to a deleted index fails instead of creating an index without mappings. */
const writeAlias = (name: string): string => `${name}-write`;

export class OpenSearchIndexes implements CompanyIndexes {
  readonly #caller: Caller;
  readonly #shards: number | undefined;
  readonly #close: () => Promise<void>;

  constructor(caller: Caller, { shards, close }: { shards: number | undefined; close: () => Promise<void> }) {
    this.#caller = caller;
    this.#shards = shards;
    this.#close = close;
  }

  async create(name: string, { dimensions, method, companies }: CompanyIndexSettings): Promise<void> {
    const body = {
      aliases: { [writeAlias(name)]: {} },
      settings: {
        number_of_shards: this.#shards ?? Math.min(Math.max(Math.ceil(companies / COMPANIES_IN_SHARD), 1), MAX_SHARDS),
        auto_expand_replicas: "0-1",
        // Automatic refreshes are rare, because the writer requests a refresh after its bulk writes.
        refresh_interval: "30s",
        max_result_window: MAX_RESULTS,
        max_terms_count: MAX_TERMS,
        knn: true,
        ...(method === "exact" && { "knn.advanced.approximate_threshold": -1 }),
        analysis: {
          filter: { impacts: { type: "delimited_term_freq", delimiter: "|" } },
          analyzer: { impacts: { tokenizer: "whitespace", filter: ["impacts"] } },
        },
        similarity: {
          // The impact of a term is stored as its frequency. Ignores document length and the rarity of terms.
          impact: { type: "scripted", script: { source: "return query.boost * doc.freq / 255.0" } },
        },
      },
      mappings: {
        _meta: { method },
        dynamic: "strict",
        _source: { enabled: false },
        properties: {
          companyId: { type: "long" },
          sample: { type: "integer" },
          checksum: { type: "integer" },
          employees: { type: "long" },
          stage: { type: "keyword" },
          country: { type: "keyword" },
          terms: {
            type: "text",
            analyzer: "impacts",
            search_analyzer: "keyword",
            index_options: "freqs",
            norms: false,
            similarity: "impact",
          },
          [VECTOR]: vectorMapping(dimensions, method),
        },
      },
    };
    try {
      await this.#caller.call((client) => client.indices.create({ index: name, body: body as never }), {
        withinMs: WRITE_WITHIN_MS,
      });
    } catch (error) {
      if (!isError(error, "resource_already_exists_exception")) throw error;
    }
  }

  open(name: string): CompanyIndex {
    return new OpenSearchIndex(this.#caller, name);
  }

  async drop(name: string): Promise<void> {
    await this.#caller.call((client) => client.indices.delete({ index: name, ignore_unavailable: true }), {
      withinMs: WRITE_WITHIN_MS,
    });
  }

  async close(): Promise<void> {
    await this.#close();
  }
}

function vectorMapping(dimensions: number, method: CompanyIndexSettings["method"]): Query {
  // Without a graph, faiss stores plain vectors and does not need its native library.
  const exact = { name: "hnsw", engine: "faiss", space_type: "innerproduct", parameters: {} };
  const graph = {
    name: "hnsw",
    engine: "lucene",
    space_type: "cosinesimil",
    parameters: { m: 16, ef_construction: 100 },
  };
  return { type: "knn_vector", dimension: dimensions, data_type: "byte", method: method === "exact" ? exact : graph };
}

class OpenSearchIndex implements CompanyIndex {
  readonly name: string;
  readonly #caller: Caller;
  #method: Promise<CompanyIndexSettings["method"]> | undefined;

  constructor(caller: Caller, name: string) {
    this.#caller = caller;
    this.name = name;
  }

  async exists(): Promise<boolean> {
    const { body } = await this.#caller.call(
      (client, requestTimeout) => client.indices.exists({ index: this.name }, { requestTimeout }),
      { withinMs: SEARCH_WITHIN_MS },
    );
    if (body === true) return true;
    // A restarted cluster reports no indexes until it has read its state. Until then it rejects this count.
    await this.#caller.call(
      (client, requestTimeout) => client.count({ index: `${this.name}*`, allow_no_indices: true }, { requestTimeout }),
      { withinMs: SEARCH_WITHIN_MS },
    );
    return false;
  }

  async size(): Promise<number> {
    const { body } = await this.#caller
      .call((client, requestTimeout) => client.count({ index: this.name }, { requestTimeout }), {
        withinMs: SEARCH_WITHIN_MS,
        troubleIn: troubleWithShards,
      })
      .catch(treatMissingAsUnavailable(this.name));
    return (body as { count: number }).count;
  }

  async ping(): Promise<void> {
    await this.#search({ size: 0, terminate_after: 1, query: { match_all: {} } }, PING_WITHIN_MS);
  }

  async addEmbeddings({ key, dimensions }: EmbeddingField): Promise<void> {
    const method = await this.#readMethod();
    await this.#caller.call(
      (client) =>
        client.indices.putMapping({
          index: this.name,
          body: { properties: { [embeddingField(key)]: vectorMapping(dimensions, method) } } as never,
        }),
      { withinMs: WRITE_WITHIN_MS },
    );
  }

  async write(companies: readonly IndexedCompany[], embeddings?: EmbeddingField): Promise<void> {
    for (let at = 0; at < companies.length; at += WRITE_AT_ONCE)
      await this.#bulk(
        companies
          .slice(at, at + WRITE_AT_ONCE)
          .flatMap((company) => [
            { index: { _id: String(company.companyId), version: company.version, version_type: "external_gte" } },
            toIndexDocument(company, embeddings),
          ]),
      );
  }

  async remove(companies: readonly { companyId: number; version: number }[]): Promise<void> {
    for (let at = 0; at < companies.length; at += WRITE_AT_ONCE)
      await this.#bulk(
        companies.slice(at, at + WRITE_AT_ONCE).map(({ companyId, version }) => ({
          delete: { _id: String(companyId), version, version_type: "external_gte" },
        })),
      );
  }

  async refresh(): Promise<void> {
    await this.#caller.call((client) => client.indices.refresh({ index: this.name }), {
      withinMs: WRITE_WITHIN_MS,
      troubleIn: troubleWithShards,
    });
  }

  async retrieve(retrievals: readonly Retrieval[], options: RetrieveOptions): Promise<RetrievedCompanies[]> {
    const method = await this.#readMethod();
    const bodies = retrievals.map((retrieval) => retrievalBody(retrieval, method, options));
    const asked = bodies.filter((body) => body !== null);
    const responses = asked.length === 0 ? [] : await this.#multiSearch(asked, options.signal);
    let next = 0;
    return bodies.map((body, at) => {
      const hits = body === null ? [] : (responses[next++]!.hits?.hits ?? []);
      const first = hits[0];
      return {
        companyIds: hits.map(({ sort }) => sort[1]),
        bestScore: first === undefined ? 0 : hitScore(retrievals[at]!, first.sort[0]),
      };
    });
  }

  async sample(size: number): Promise<number[]> {
    const sort = [{ sample: "asc" }, { companyId: "asc" }];
    const { hits } = await this.#search({ ...IDS_ONLY, size, sort }, SEARCH_WITHIN_MS);
    return (hits?.hits ?? []).map((hit) => hit.sort[1]);
  }

  async ranges(width: number): Promise<IndexRange[]> {
    const sum = { checksum: { sum: { field: "checksum" } } };
    const { aggregations } = await this.#search(
      {
        size: 0,
        aggs: { ranges: { histogram: { field: "companyId", interval: width, min_doc_count: 1 }, aggs: sum } },
      },
      WRITE_WITHIN_MS,
    );
    const { buckets } = aggregations!.ranges;
    if (buckets.length > MAX_RANGES) throw new RangeError(`${buckets.length} ranges exceed the limit of ${MAX_RANGES}`);
    return buckets.map(({ key, doc_count: count, checksum }) => ({ from: key, count, checksum: checksum.value }));
  }

  async checksums(from: number, width: number): Promise<{ companyId: number; checksum: number }[]> {
    const { hits } = await this.#search(
      {
        ...IDS_ONLY,
        size: width,
        query: { range: { companyId: { gte: from, lt: from + width } } },
        docvalue_fields: ["checksum"],
        sort: [{ companyId: "asc" }],
      },
      WRITE_WITHIN_MS,
      "hits.hits.fields",
    );
    return (hits?.hits ?? []).map(({ sort, fields }) => ({ companyId: sort[0], checksum: fields!.checksum[0]! }));
  }

  /** Reads the method that was set when the index was created. */
  #readMethod(): Promise<CompanyIndexSettings["method"]> {
    if (this.#method === undefined) {
      const reading = this.#caller
        .call((client, requestTimeout) => client.indices.getMapping({ index: this.name }, { requestTimeout }), {
          withinMs: SEARCH_WITHIN_MS,
        })
        .then(({ body }) => {
          const mappings = Object.values(body as Record<string, { mappings: { _meta?: { method?: string } } }>);
          return mappings[0]?.mappings._meta?.method === "approximate" ? "approximate" : "exact";
        }, treatMissingAsUnavailable(this.name));
      reading.catch(() => (this.#method = undefined));
      this.#method = reading as Promise<CompanyIndexSettings["method"]>;
    }
    return this.#method;
  }

  async #search(body: Query, withinMs: number, alsoRead?: string): Promise<SearchResponse> {
    const send = (client: Client, requestTimeout: number) =>
      client.search(
        {
          index: this.name,
          body: body as never,
          allow_partial_search_results: false,
          filter_path: [...READ, ...(alsoRead === undefined ? [] : [alsoRead])].join(","),
        },
        { requestTimeout },
      );
    const response = await this.#caller
      .call(send, { withinMs, troubleIn: (answer) => troubleIn(answer as SearchResponse) })
      .catch(treatMissingAsUnavailable(this.name));
    return response.body as SearchResponse;
  }

  async #multiSearch(bodies: readonly Query[], signal: AbortSignal | undefined): Promise<SearchResponse[]> {
    const lines = bodies.flatMap((body) => [{ index: this.name, allow_partial_search_results: false }, body]);
    const send = (client: Client, requestTimeout: number) =>
      client.msearch(
        { body: lines as never, filter_path: READ.map((path) => `responses.${path}`).join(",") },
        { requestTimeout },
      );
    const { body } = await this.#caller.callInTurn(send, {
      withinMs: SEARCH_WITHIN_MS,
      signal,
      troubleIn: (answer) =>
        (answer as { responses: SearchResponse[] }).responses.map(troubleIn).find((trouble) => trouble !== undefined),
    });
    const { responses } = body as { responses: SearchResponse[] };
    const failed = responses.find(({ error }) => error !== undefined);
    if (failed?.status === 404) throw noIndex(this.name);
    if (failed) throwIfRefused(failed.status, JSON.stringify(failed.error));
    if (failed) throw new Error(`OpenSearch rejected a search: ${JSON.stringify(failed.error).slice(0, 1_000)}`);
    return responses;
  }

  async #bulk(lines: readonly Query[]): Promise<void> {
    const send = (client: Client, requestTimeout: number) =>
      client.bulk(
        {
          index: writeAlias(this.name),
          require_alias: true,
          body: lines as never,
          filter_path: "errors,items.*.status,items.*.error",
        },
        { requestTimeout },
      );
    const { body } = await this.#caller
      .call(send, { withinMs: WRITE_WITHIN_MS, troubleIn: troubleInBulk })
      .catch(treatMissingAsUnavailable(this.name));
    const rejected = listBulkFailures(body).find(({ status }) => status !== LATER_VERSION && status !== NOT_FOUND);
    if (rejected) throwIfRefused(rejected.status, JSON.stringify(rejected.error));
    if (rejected) throw new Error(`OpenSearch rejected a company: ${JSON.stringify(rejected).slice(0, 1_000)}`);
  }
}

const IDS_ONLY = { _source: false, stored_fields: "_none_", track_total_hits: false };

/** The fields read from the response to a search. */
const READ = ["status", "error", "timed_out", "_shards.failed", "hits.hits.sort", "aggregations"];

interface SearchResponse {
  readonly status?: number;
  readonly error?: unknown;
  readonly timed_out?: boolean;
  readonly _shards?: { readonly failed: number };
  readonly hits?: { readonly hits: readonly Hit[] };
  readonly aggregations?: {
    readonly ranges: { readonly buckets: readonly { key: number; doc_count: number; checksum: { value: number } }[] };
  };
}

interface Hit {
  readonly sort: readonly [number, number];
  readonly fields?: { readonly checksum: readonly number[] };
}

/** Returns why a response is a failure or lacks the results of a shard; undefined if it is complete. */
function troubleIn({ status = 200, error, timed_out: timedOut, _shards: shards }: SearchResponse): string | undefined {
  if (error !== undefined && (status >= 500 || status === 429))
    return `a search failed (${JSON.stringify(error).slice(0, 300)})`;
  if (timedOut) return "a search took too long";
  return shards !== undefined && shards.failed > 0 ? `${shards.failed} shards failed` : undefined;
}

function troubleWithShards(body: unknown): string | undefined {
  return troubleIn(body as SearchResponse);
}

const NOT_FOUND = 404;
/** The index already has a later version of the company. */
const LATER_VERSION = 409;

interface BulkItem {
  readonly status: number;
  readonly error?: unknown;
}

function listBulkFailures(body: unknown): BulkItem[] {
  const { errors, items = [] } = body as { errors: boolean; items?: Record<string, BulkItem>[] };
  return errors ? items.flatMap((item) => Object.values(item)).filter(({ error }) => error !== undefined) : [];
}

/** Returns the temporary failure of an item, for which the whole request is repeated; undefined if there is none. */
function troubleInBulk(body: unknown): string | undefined {
  const failed = listBulkFailures(body).find(({ status }) => status >= 500 || status === 429);
  return failed && `a write failed (${JSON.stringify(failed.error).slice(0, 300)})`;
}

function isError(error: unknown, type: string): boolean {
  return error instanceof Error && error.name === "ResponseError" && error.message.includes(type);
}

/** Returns a handler that reports a missing index as temporary, and rethrows other errors. */
function treatMissingAsUnavailable(name: string): (error: unknown) => never {
  return (error) => {
    if (isError(error, "index_not_found_exception")) throw noIndex(name);
    throw error;
  };
}

function noIndex(name: string): SearchIndexMissing {
  return new SearchIndexMissing(`OpenSearch has no index ${name}. A worker is rebuilding it; try again later.`, 30);
}

function toIndexDocument(company: IndexedCompany, embeddings: EmbeddingField | undefined): Query {
  const { companyId, checksum, vector, embedding, terms, impacts } = company;
  return {
    companyId,
    sample: sampleOrder(companyId),
    checksum,
    employees: company.employeeCount,
    stage: company.fundingStage,
    country: company.headquartersCountry,
    terms: Array.from(terms, (hash, at) => `${hash}|${impacts[at]}`).join(" "),
    ...(isDirection(vector) && { [VECTOR]: Array.from(vector) }),
    ...(embeddings &&
      embedding &&
      isDirection(embedding) && { [embeddingField(embeddings.key)]: Array.from(embedding) }),
  };
}

/** Returns whether a vector has a direction. A zero vector has none, and no cosine. */
function isDirection(vector: Int8Array): boolean {
  return vector.some((value) => value !== 0);
}
