/** A tensor of a safetensors file (https://huggingface.co/docs/safetensors): little-endian, row-major. */
export interface Tensor {
  readonly type: "F16" | "F32";
  readonly shape: readonly number[];
  readonly bytes: Uint8Array;
}

/** The whole header is read into memory. A model's header is a few kilobytes. */
const MAX_HEADER_BYTES = 10_000_000;

/** Reads the floating-point tensors of a file. Throws if it is not a safetensors file. */
export function readTensors(file: Uint8Array): Map<string, Tensor> {
  const length = Number(new DataView(file.buffer, file.byteOffset, 8).getBigUint64(0, true));
  if (length > Math.min(MAX_HEADER_BYTES, file.length - 8)) throw new Error("the weights are not a safetensors file");
  const header: Record<string, { dtype: string; shape: number[]; data_offsets: [number, number] }> = JSON.parse(
    new TextDecoder().decode(file.subarray(8, 8 + length)),
  );
  const tensors = new Map<string, Tensor>();
  for (const [name, { dtype, shape, data_offsets: offsets }] of Object.entries(header)) {
    if (name === "__metadata__" || (dtype !== "F16" && dtype !== "F32")) continue;
    const bytes = file.subarray(8 + length + offsets[0], 8 + length + offsets[1]);
    tensors.set(name, { type: dtype, shape, bytes });
  }
  return tensors;
}

export function readFloats({ type, bytes }: Tensor): Float32Array {
  // Copies the bytes, because a typed array must begin at a multiple of its element size.
  const { buffer } = new Uint8Array(bytes);
  return type === "F32" ? new Float32Array(buffer) : Float32Array.from(new Float16Array(buffer));
}
