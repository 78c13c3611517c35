import { readFileSync } from "node:fs";
import { type McpTool, mcpTools } from "../../../generated/mcp-tools.ts";
import { readSections, tokenise, toTerm } from "../../text/public.ts";
import { isOffered, type Selection } from "./tool-selection.ts";

/** The embedding of a string. Vectors from models with different identities cannot be compared. */
export interface EmbeddedText {
  readonly identity: string;
  readonly vector: Float32Array;
}

/** Returns the embedding of a string; null if there is no embeddings model. */
export type EmbedText = (text: string) => Promise<EmbeddedText | null>;

/** Phrases that users may use for each operation, in addition to its name, title and description. */
export const USES = readSections(new URL("uses.txt", import.meta.url));

const MAX_FOUND = 8;
const MAX_TEXT = 500;
/** The weights of an operation's second most similar phrase, and of its share of matching words. */
const SECOND = 0.3;
const WORDS = 0.3;

/** Finds the operations most similar to a task: by words and, if the stored vectors' model is available, by meaning. */
export async function findOperations(text: string, selection: Selection, embedText: EmbedText): Promise<object> {
  const asked = text.slice(0, MAX_TEXT);
  // The search may be loading or unavailable.
  const embedded = await embedText(asked).catch(() => null);
  const vectors = readVectors();
  const vector = embedded?.identity === vectors.identity ? embedded.vector : undefined;
  const weights = new Map([...termsIn(asked)].map((word) => [word, wordWeight(word)]));
  const scored = mcpTools
    .filter((tool) => isOffered(tool, selection))
    .map((tool) => {
      const meaning = vector ? similarity(vectors.byOperation.get(tool.operationId) ?? [], vector) : 0;
      return { tool, score: meaning + WORDS * wordShare(tool, weights) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_FOUND);
  const operations = scored.map(({ tool: { definition, isCostly } }) => ({
    name: definition.name,
    title: definition.title,
    arguments: Object.keys(definition.inputSchema.properties ?? {}),
    only_reads: definition.annotations.readOnlyHint,
    costs_credits: isCostly,
  }));
  return { operations };
}

interface OperationVectors {
  readonly identity: string;
  readonly byOperation: ReadonlyMap<string, readonly Int8Array[]>;
}

/** Read at the first search, because most processes never run one. */
let read: OperationVectors | undefined;

function readVectors(): OperationVectors {
  read ??= parseVectors(readFileSync(new URL("../../../generated/operation-vectors.json", import.meta.url), "utf8"));
  return read;
}

function parseVectors(json: string): OperationVectors {
  const { identity, operations }: { identity: string; operations: Record<string, { vectors: string }> } =
    JSON.parse(json);
  const byOperation = Object.entries(operations).map(([id, { vectors }]): [string, Int8Array[]] => {
    const bytes = new Int8Array(Buffer.from(vectors, "base64"));
    const length = bytes.length / (1 + (USES.get(id)?.length ?? 0));
    return [id, Array.from({ length: bytes.length / length }, (_, at) => bytes.slice(at * length, (at + 1) * length))];
  });
  return { identity, byOperation: new Map(byOperation) };
}

function similarity(texts: readonly Int8Array[], vector: Float32Array): number {
  const products = texts.map((text) => text.reduce((sum, value, at) => sum + (value / 127) * (vector[at] ?? 0), 0));
  const [best = 0, second = 0] = products.toSorted((a, b) => b - a);
  return best + SECOND * second;
}

const KNOWN = new Map(
  mcpTools.map((tool) => {
    const { name, title, description } = tool.definition;
    const uses = USES.get(tool.operationId) ?? [];
    return [tool, new Set(termsIn([name, title, description, ...uses].join(" ")))];
  }),
);

/** Returns the weight of a word, which is higher the fewer operations contain it. */
function wordWeight(word: string): number {
  const count = [...KNOWN.values()].filter((words) => words.has(word)).length;
  return Math.log(1 + mcpTools.length / (1 + count));
}

/** Returns the weighted share of the given words that a tool's texts contain. */
function wordShare(tool: McpTool, weights: ReadonlyMap<string, number>): number {
  let [shared, all] = [0, 0];
  for (const [word, weight] of weights) {
    all += weight;
    if (KNOWN.get(tool)?.has(word)) shared += weight;
  }
  return all === 0 ? 0 : shared / all;
}

/** Returns the stemmed terms of a string, in which `signals` equals `signal`. */
function termsIn(text: string): ReadonlySet<string> {
  return new Set(tokenise(text).map(({ text: word }) => toTerm(word)));
}
