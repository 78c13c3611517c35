/** Writes ONNX models with the messages and fields of https://github.com/onnx/onnx/blob/main/onnx/onnx.proto3. */

/** Types of tensors, with their numbers in TensorProto.DataType. */
export const ONNX_TYPE = { float: 1, int8: 3, int64: 7, float16: 10 } as const;

type Attribute = number | readonly number[] | { readonly float: number };

export interface OnnxTensor {
  readonly type: number;
  readonly dims: readonly number[];
  readonly bytes: Uint8Array;
}

interface OnnxNode {
  readonly operator: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly attributes: Readonly<Record<string, Attribute>>;
}

/** The version of the operator set, and the version of the file format that supports it. */
const OPERATORS = 20;
const FORMAT = 9;

/** Builds a graph. Values have names, and each operation returns the name of its result. */
export class OnnxGraph {
  readonly #nodes: OnnxNode[] = [];
  readonly #tensors = new Map<string, OnnxTensor>();
  readonly #inputs = new Map<string, { type: number; rank: number }>();

  input(name: string, type: number, rank: number): string {
    this.#inputs.set(name, { type, rank });
    return name;
  }

  constant(name: string, tensor: OnnxTensor): string {
    this.#tensors.set(name, tensor);
    return name;
  }

  /** Adds integers as a one-dimensional constant. */
  integers(name: string, values: readonly number[]): string {
    const bytes = new Uint8Array(BigInt64Array.from(values, BigInt).buffer);
    return this.constant(name, { type: ONNX_TYPE.int64, dims: [values.length], bytes });
  }

  scalar(name: string, value: number): string {
    return this.constant(name, {
      type: ONNX_TYPE.float,
      dims: [],
      bytes: new Uint8Array(Float32Array.of(value).buffer),
    });
  }

  /** Adds an operation with one result. */
  add(operator: string, inputs: readonly string[], attributes: OnnxNode["attributes"] = {}): string {
    return this.addMany(operator, inputs, 1, attributes)[0]!;
  }

  addMany(
    operator: string,
    inputs: readonly string[],
    count: number,
    attributes: OnnxNode["attributes"] = {},
  ): string[] {
    const outputs = Array.from({ length: count }, (_, at) => `${operator}_${this.#nodes.length}_${at}`);
    this.#nodes.push({ operator, inputs, outputs, attributes });
    return outputs;
  }

  /** Returns the ONNX file. `output` is the name of the result, a float tensor with three dimensions. */
  encode(output: string): Uint8Array {
    const graph = message(
      ...this.#nodes.map((node) => field(1, encodeNode(node))),
      field(2, text("graph")),
      ...Array.from(this.#tensors, ([name, tensor]) => field(5, encodeTensor(name, tensor))),
      ...Array.from(this.#inputs, ([name, { type, rank }]) => field(11, encodeValue(name, type, rank))),
      field(12, encodeValue(output, ONNX_TYPE.float, 3)),
    );
    return concatenate(message(number(1, FORMAT), field(7, graph), field(8, message(number(2, OPERATORS)))));
  }
}

/** The parts of a message. They are concatenated once, at the end, because weights are tens of megabytes. */
type Message = readonly Uint8Array[];

function message(...fields: readonly Message[]): Message {
  return fields.flat();
}

function countBytes(content: Message): number {
  return content.reduce((sum, { length }) => sum + length, 0);
}

function concatenate(content: Message): Uint8Array {
  const bytes = new Uint8Array(countBytes(content));
  let at = 0;
  for (const part of content) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Encodes a number with seven bits per byte, least significant first. */
function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  while (rest > 127n) {
    bytes.push(Number(rest & 127n) | 128);
    rest >>= 7n;
  }
  bytes.push(Number(rest));
  return Uint8Array.from(bytes);
}

/** Encodes a field with a length: a message, a string or bytes. */
function field(id: number, content: Message): Message {
  return [varint(id * 8 + 2), varint(countBytes(content)), ...content];
}

function number(id: number, value: number): Message {
  return [varint(id * 8), varint(value)];
}

function text(value: string): Message {
  return [new TextEncoder().encode(value)];
}

function encodeNode({ operator, inputs, outputs, attributes }: OnnxNode): Message {
  return message(
    ...inputs.map((name) => field(1, text(name))),
    ...outputs.map((name) => field(2, text(name))),
    field(4, text(operator)),
    ...Object.entries(attributes).map(([name, value]) => field(5, encodeAttribute(name, value))),
  );
}

function encodeAttribute(name: string, value: Attribute): Message {
  const named = field(1, text(name));
  if (typeof value === "number") return message(named, number(3, value), number(20, 2));
  if ("float" in value) {
    const bytes = new Uint8Array(Float32Array.of(value.float).buffer);
    return message(named, [varint(2 * 8 + 5), bytes], number(20, 1));
  }
  return message(named, ...value.map((item) => number(8, item)), number(20, 7));
}

function encodeTensor(name: string, { type, dims, bytes }: OnnxTensor): Message {
  return message(...dims.map((size) => number(1, size)), number(2, type), field(8, text(name)), field(9, [bytes]));
}

/** Encodes the type of an input or output with `rank` dimensions of any size. */
function encodeValue(name: string, type: number, rank: number): Message {
  const dimensions = Array.from({ length: rank }, (_, at) => field(1, field(2, text(`${name}_${at}`))));
  const tensor = message(number(1, type), field(2, message(...dimensions)));
  return message(field(1, text(name)), field(2, field(1, tensor)));
}
