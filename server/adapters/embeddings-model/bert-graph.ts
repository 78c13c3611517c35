import { ONNX_TYPE, OnnxGraph, type OnnxTensor } from "./onnx-writer.ts";
import { readFloats, type Tensor } from "./safetensors.ts";

/** Fields of a BERT model's `config.json`. */
export interface BertConfig {
  readonly hidden_size: number;
  readonly num_attention_heads: number;
  readonly num_hidden_layers: number;
  readonly layer_norm_eps: number;
}

/** Weights have seven bits. With eight, 16-bit sums overflow on processors without VNNI. */
const WEIGHT_STEPS = 63;

/**
 * Returns a BERT encoder (Devlin et al. 2018) as an ONNX file. Its output is the weighted sum of the token vectors.
 * The weights of layers are quantised to bytes, and their inputs at run time (dynamic quantisation), which halves the
 * inference time.
 *
 * Inputs for `b` texts of at most `s` tokens: `tokens` and `positions` [b, s]; `mask` [b, 1, 1, s], added to the
 * attention scores; `pooling` [b, 1, s], the weights of the tokens. The output is [b, 1, hidden size].
 */
export function bertGraph(tensors: ReadonlyMap<string, Tensor>, config: BertConfig): Uint8Array {
  const graph = new OnnxGraph();
  const find = (name: string): Tensor => {
    const tensor = tensors.get(name) ?? tensors.get(`bert.${name}`);
    if (tensor === undefined) throw new Error(`the model has no tensor ${name}`);
    return tensor;
  };
  const vector = (name: string): string => graph.constant(name, floats(readFloats(find(name)), find(name).shape));
  const tokens = graph.input("tokens", ONNX_TYPE.int64, 2);
  const positions = graph.input("positions", ONNX_TYPE.int64, 2);
  const mask = graph.input("mask", ONNX_TYPE.float, 4);
  const pooling = graph.input("pooling", ONNX_TYPE.float, 3);

  const normalise = (value: string, name: string): string =>
    graph.add("LayerNormalization", [value, vector(`${name}.weight`), vector(`${name}.bias`)], {
      axis: -1,
      epsilon: { float: config.layer_norm_eps },
    });
  const linear = (value: string, name: string): string => {
    const weight = find(`${name}.weight`);
    const { bytes, scales } = quantise(readFloats(weight), weight.shape);
    const [rows, columns] = weight.shape as [number, number];
    const matrix = graph.constant(`${name}.bytes`, { type: ONNX_TYPE.int8, dims: [columns, rows], bytes });
    const [steps, scale, zero] = graph.addMany("DynamicQuantizeLinear", [value], 3) as [string, string, string];
    const product = graph.add("Cast", [graph.add("MatMulInteger", [steps, matrix, zero])], { to: ONNX_TYPE.float });
    const unit = graph.add("Mul", [scale, graph.constant(`${name}.scales`, floats(scales, [rows]))]);
    return graph.add("Add", [graph.add("Mul", [product, unit]), vector(`${name}.bias`)]);
  };

  const headSize = config.hidden_size / config.num_attention_heads;
  const toHeads = graph.integers("to heads", [0, 0, config.num_attention_heads, headSize]);
  const fromHeads = graph.integers("from heads", [0, 0, config.hidden_size]);
  const scale = graph.scalar("scale of scores", 1 / Math.sqrt(headSize));
  const heads = (value: string, order: readonly number[]): string =>
    graph.add("Transpose", [graph.add("Reshape", [value, toHeads])], { perm: order });

  const words = graph.add("Cast", [graph.add("Gather", [table(graph, find, "word_embeddings"), tokens])], {
    to: ONNX_TYPE.float,
  });
  const places = graph.add("Gather", [positionTable(graph, find), positions]);
  let state = normalise(graph.add("Add", [words, places]), "embeddings.LayerNorm");
  for (let layer = 0; layer < config.num_hidden_layers; layer += 1) {
    const of = `encoder.layer.${layer}`;
    const query = heads(linear(state, `${of}.attention.self.query`), [0, 2, 1, 3]);
    const key = heads(linear(state, `${of}.attention.self.key`), [0, 2, 3, 1]);
    const value = heads(linear(state, `${of}.attention.self.value`), [0, 2, 1, 3]);
    const scores = graph.add("Add", [graph.add("Mul", [graph.add("MatMul", [query, key]), scale]), mask]);
    const mixed = graph.add("MatMul", [graph.add("Softmax", [scores], { axis: -1 }), value]);
    const attended = graph.add("Reshape", [graph.add("Transpose", [mixed], { perm: [0, 2, 1, 3] }), fromHeads]);
    const seen = graph.add("Add", [linear(attended, `${of}.attention.output.dense`), state]);
    state = normalise(seen, `${of}.attention.output.LayerNorm`);
    const wide = graph.add("Gelu", [linear(state, `${of}.intermediate.dense`)]);
    const narrow = graph.add("Add", [linear(wide, `${of}.output.dense`), state]);
    state = normalise(narrow, `${of}.output.LayerNorm`);
  }
  return graph.encode(graph.add("MatMul", [pooling, state]));
}

/** Adds a table of vectors without converting float16 to float, because the word table is half of a model's size. */
function table(graph: OnnxGraph, find: (name: string) => Tensor, name: string): string {
  const { type, shape, bytes } = find(`embeddings.${name}.weight`);
  return graph.constant(name, { type: type === "F16" ? ONNX_TYPE.float16 : ONNX_TYPE.float, dims: shape, bytes });
}

/** Adds the position vectors. Each includes the vector of token type 0, the type of every token of a single text. */
function positionTable(graph: OnnxGraph, find: (name: string) => Tensor): string {
  const positions = find("embeddings.position_embeddings.weight");
  const types = readFloats(find("embeddings.token_type_embeddings.weight"));
  const columns = positions.shape[1]!;
  return graph.constant(
    "position_embeddings",
    floats(
      readFloats(positions).map((value, at) => value + types[at % columns]!),
      positions.shape,
    ),
  );
}

function floats(values: Float32Array, dims: readonly number[]): OnnxTensor {
  return { type: ONNX_TYPE.float, dims, bytes: new Uint8Array(values.buffer, values.byteOffset, values.byteLength) };
}

/** Transposes a matrix with one row per output, and quantises the weights of each output with their own scale. */
function quantise(values: Float32Array, shape: readonly number[]): { bytes: Uint8Array; scales: Float32Array } {
  const [rows, columns] = shape as [number, number];
  const steps = new Int8Array(values.length);
  const scales = new Float32Array(rows);
  for (let row = 0; row < rows; row += 1) {
    let largest = 0;
    for (let at = 0; at < columns; at += 1) largest = Math.max(largest, Math.abs(values[row * columns + at]!));
    const scale = largest / WEIGHT_STEPS || 1;
    scales[row] = scale;
    for (let at = 0; at < columns; at += 1) steps[at * rows + row] = Math.round(values[row * columns + at]! / scale);
  }
  return { bytes: new Uint8Array(steps.buffer), scales };
}
