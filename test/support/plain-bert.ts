import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Tokenizer } from "@huggingface/tokenizers";
import { readFloats, readTensors } from "../../server/adapters/embeddings-model/safetensors.ts";

interface Matrix {
  readonly rows: number;
  readonly columns: number;
  readonly values: Float32Array;
}

/**
 * Returns a function that computes the vector of a text with a BERT model in 32-bit floating point. Its plain loops are
 * a reference for faster implementations.
 */
export function plainBert(folder: string): (text: string) => Float32Array {
  const json = (name: string) => JSON.parse(readFileSync(join(folder, name), "utf8"));
  const config = json("config.json");
  const tokenizer = new Tokenizer(json("tokenizer.json"), {});
  const tensors = readTensors(readFileSync(join(folder, "model.fp16.safetensors")));
  const cached = new Map<string, Float32Array>();
  const weights = (name: string): Float32Array => {
    const known = cached.get(name) ?? readFloats((tensors.get(name) ?? tensors.get(`bert.${name}`))!);
    cached.set(name, known);
    return known;
  };
  const size: number = config.hidden_size;
  const heads: number = config.num_attention_heads;

  function linear({ rows, columns, values }: Matrix, name: string): Matrix {
    const [weight, bias] = [weights(`${name}.weight`), weights(`${name}.bias`)];
    const out = new Float32Array(rows * bias.length);
    for (let row = 0; row < rows; row += 1) {
      for (let at = 0; at < bias.length; at += 1) {
        let sum = bias[at]!;
        for (let of = 0; of < columns; of += 1) sum += values[row * columns + of]! * weight[at * columns + of]!;
        out[row * bias.length + at] = sum;
      }
    }
    return { rows, columns: bias.length, values: out };
  }

  function normalised({ rows, columns, values }: Matrix, name: string): Matrix {
    const [weight, bias] = [weights(`${name}.weight`), weights(`${name}.bias`)];
    const out = new Float32Array(values.length);
    for (let row = 0; row < rows; row += 1) {
      const own = values.subarray(row * columns, (row + 1) * columns);
      const mean = own.reduce((sum, value) => sum + value, 0) / columns;
      const variance = own.reduce((sum, value) => sum + (value - mean) ** 2, 0) / columns;
      const scale = 1 / Math.sqrt(variance + config.layer_norm_eps);
      own.forEach((value, at) => (out[row * columns + at] = (value - mean) * scale * weight[at]! + bias[at]!));
    }
    return { rows, columns, values: out };
  }

  const added = (a: Matrix, b: Matrix): Matrix => ({
    ...a,
    values: a.values.map((value, at) => value + b.values[at]!),
  });

  function attention(input: Matrix, name: string): Matrix {
    const [query, key, value] = ["query", "key", "value"].map((part) => linear(input, `${name}.${part}`).values);
    const width = size / heads;
    const out = new Float32Array(input.rows * size);
    for (let head = 0; head < heads; head += 1) {
      for (let row = 0; row < input.rows; row += 1) {
        const start = row * size + head * width;
        const scores = Array.from({ length: input.rows }, (_, other) => {
          let sum = 0;
          for (let at = 0; at < width; at += 1) sum += query![start + at]! * key![other * size + head * width + at]!;
          return Math.exp(sum / Math.sqrt(width));
        });
        const total = scores.reduce((sum, score) => sum + score, 0);
        scores.forEach((score, other) => {
          for (let at = 0; at < width; at += 1)
            out[start + at]! += (score / total) * value![other * size + head * width + at]!;
        });
      }
    }
    return { rows: input.rows, columns: size, values: out };
  }

  return (text) => {
    const { ids }: { ids: number[] } = tokenizer.encode(text);
    const embedded = new Float32Array(ids.length * size);
    ids.forEach((id, row) => {
      for (let at = 0; at < size; at += 1)
        embedded[row * size + at] =
          weights("embeddings.word_embeddings.weight")[id * size + at]! +
          weights("embeddings.position_embeddings.weight")[row * size + at]! +
          weights("embeddings.token_type_embeddings.weight")[at]!;
    });
    let hidden = normalised({ rows: ids.length, columns: size, values: embedded }, "embeddings.LayerNorm");
    for (let layer = 0; layer < config.num_hidden_layers; layer += 1) {
      const name = `encoder.layer.${layer}`;
      const attended = linear(attention(hidden, `${name}.attention.self`), `${name}.attention.output.dense`);
      hidden = normalised(added(hidden, attended), `${name}.attention.output.LayerNorm`);
      const inner = linear(hidden, `${name}.intermediate.dense`);
      const activated = { ...inner, values: inner.values.map((value) => value * normalDistribution(value)) };
      hidden = normalised(added(hidden, linear(activated, `${name}.output.dense`)), `${name}.output.LayerNorm`);
    }
    const mean = new Float32Array(size);
    hidden.values.forEach((value, at) => (mean[at % size]! += value));
    const length = Math.hypot(...mean);
    return mean.map((value) => value / length);
  };
}

/** Returns the cumulative normal distribution, which GELU uses, to within 1.5e-7 (Abramowitz and Stegun 7.1.26). */
function normalDistribution(value: number): number {
  const x = Math.abs(value) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const error = 1 - series * Math.exp(-x * x);
  return value >= 0 ? (1 + error) / 2 : (1 - error) / 2;
}
