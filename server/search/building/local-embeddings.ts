import type { EmbeddableCompany, EmbeddingOutcome, Embeddings } from "../../ports/embeddings.ts";
import { embedCompany, embedWords } from "../model/embed.ts";
import type { SearchModel } from "../model/search-model.ts";
import { cleanCompany, cleanQuery } from "../text/clean.ts";

/** Vectors by a model that was trained on the catalogue itself: the default, which needs nothing from outside. */
export class LocalEmbeddings implements Embeddings {
  readonly identity = "trained";
  readonly #model: SearchModel;

  constructor(model: SearchModel) {
    this.#model = model;
  }

  async embedCompanies(companies: readonly EmbeddableCompany[]): Promise<EmbeddingOutcome> {
    return this.#embedded(companies.map((company) => embedCompany(this.#model, cleanCompany(company))));
  }

  async embedQueries(queries: readonly string[]): Promise<EmbeddingOutcome> {
    return this.#embedded(queries.map((query) => embedWords(this.#model, cleanQuery(query))));
  }

  #embedded(vectors: Float32Array[]): EmbeddingOutcome {
    return { outcome: "embedded", dimensions: this.#model.dimensions, vectors };
  }
}
