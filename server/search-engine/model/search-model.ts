/** A vector for every word that enough companies use. A text's vector is the normalised sum of its words' vectors. */
export interface SearchModel {
  dimensions: number;
  /** The number of companies that the model was trained on. */
  companies: number;
  words: readonly string[];
  index: ReadonlyMap<string, number>;
  /** The words in alphabetical order. */
  sorted: readonly string[];
  /** The number of training companies that use each word. */
  documents: Uint32Array;
  /** Quantised word vectors by rows, `words.length × dimensions`, in units of the row's entry in `scales`. */
  vectors: Int8Array;
  /** The unit of each row: its largest entry is 127 units. */
  scales: Float32Array;
}

/** Builds a model, with its dictionary, from the stored parts. */
export function searchModel(parts: Omit<SearchModel, "index" | "sorted">): SearchModel {
  return { ...parts, sorted: parts.words.toSorted(), index: new Map(parts.words.map((word, row) => [word, row])) };
}

/** Returns the model of a catalogue without words. */
export function emptyModel(dimensions: number): SearchModel {
  return searchModel({
    dimensions,
    companies: 0,
    words: [],
    documents: new Uint32Array(),
    vectors: new Int8Array(),
    scales: new Float32Array(),
  });
}

/** Quantises each row to bytes, scaled by the row's largest entry, with hardly any effect on quality. */
export function quantiseRows(values: Float32Array, dimensions: number): { vectors: Int8Array; scales: Float32Array } {
  const rows = values.length / dimensions;
  const vectors = new Int8Array(values.length);
  const scales = new Float32Array(rows);
  for (let row = 0; row < rows; row += 1) {
    const start = row * dimensions;
    let largest = 0;
    for (let at = start; at < start + dimensions; at += 1) largest = Math.max(largest, Math.abs(values[at]!));
    const scale = largest / 127;
    scales[row] = scale;
    for (let at = start; scale > 0 && at < start + dimensions; at += 1) vectors[at] = Math.round(values[at]! / scale);
  }
  return { vectors, scales };
}

export function rarity(model: SearchModel, word: string): number {
  const row = model.index.get(word);
  return row === undefined ? Math.log(Math.max(model.companies, 2)) : Math.log(model.companies / model.documents[row]!);
}
