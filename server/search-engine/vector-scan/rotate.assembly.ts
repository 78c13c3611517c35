// A fixed random rotation: signs, then a fast Walsh-Hadamard transform. It spreads every vector evenly over all
// dimensions, so that four bits per dimension suffice even for heavy-tailed embeddings. It preserves angles, and so
// scores.

/** Rotates a vector in place. `signs` contains one +1 or -1 per dimension for each of the two rounds. */
export function rotate(vector: usize, dimensions: u32, signs: usize): void {
  const window = largestPowerOfTwo(dimensions);
  multiply(vector, signs, dimensions);
  hadamard(vector, window);
  if (window == dimensions) return;
  // If `dimensions` is not a power of two, a second round over the last `window` dimensions mixes in the others.
  multiply(vector, signs + (dimensions << 2), dimensions);
  hadamard(vector + ((dimensions - window) << 2), window);
}

/** Undoes `rotate`. */
export function rotateBack(vector: usize, dimensions: u32, signs: usize): void {
  const window = largestPowerOfTwo(dimensions);
  if (window != dimensions) {
    hadamard(vector + ((dimensions - window) << 2), window);
    multiply(vector, signs + (dimensions << 2), dimensions);
  }
  hadamard(vector, window);
  multiply(vector, signs, dimensions);
}

function largestPowerOfTwo(value: u32): u32 {
  return (<u32>1) << (31 - clz(value));
}

function multiply(vector: usize, by: usize, dimensions: u32): void {
  for (let at: usize = 0; at < dimensions << 2; at += 16) {
    v128.store(vector + at, f32x4.mul(v128.load(vector + at), v128.load(by + at)));
  }
}

/** Applies the transform, which is orthonormal, and so its own inverse. `length` is a power of two, at least 4. */
function hadamard(vector: usize, length: u32): void {
  const end = vector + (length << 2);
  const unit = f32x4.splat(<f32>(1 / Math.sqrt(<f64>length)));
  for (let p = vector; p < end; p += 16) v128.store(p, f32x4.mul(unit, hadamardOfFour(v128.load(p))));
  for (let half: usize = 16; half < length << 2; half <<= 1) {
    for (let start = vector; start < end; start += half << 1) {
      for (let p = start; p < start + half; p += 16) {
        const a = v128.load(p), b = v128.load(p + half);
        v128.store(p, f32x4.add(a, b));
        v128.store(p + half, f32x4.sub(a, b));
      }
    }
  }
}

function hadamardOfFour(x: v128): v128 {
  const pairs = f32x4.add(v128.shuffle<f32>(x, x, 0, 0, 2, 2), f32x4.mul(v128.shuffle<f32>(x, x, 1, 1, 3, 3),
      f32x4(1, -1, 1, -1)));
  return f32x4.add(v128.shuffle<f32>(pairs, pairs, 0, 1, 0, 1), f32x4.mul(v128.shuffle<f32>(pairs, pairs, 2, 3, 2,
      3), f32x4(1, 1, -1, -1)));
}
