// The matrix products that take most of the training time, computed four floats at a time. Addresses are byte offsets
// in memory; matrices are stored row by row. Plain (not relaxed) SIMD gives identical bits on every machine, which
// makes training deterministic.

/** into += value × from, over `width` floats. */
// @ts-ignore: decorator
@inline
function addScaled(into: usize, from: usize, value: f32, width: usize): void {
  const factor = f32x4.splat(value);
  const whole = width & ~3;
  for (let at: usize = 0; at < whole; at += 4) {
    const place = at << 2;
    v128.store(into + place, f32x4.add(v128.load(into + place), f32x4.mul(factor, v128.load(from + place))));
  }
  for (let at = whole; at < width; at++) {
    const place = at << 2;
    store<f32>(into + place, load<f32>(into + place) + value * load<f32>(from + place));
  }
}

/** into (rows × width, initially zero) = sparse × from. */
export function multiplySparse(rows: usize, starts: usize, columnOf: usize, values: usize, from: usize, into: usize,
    width: usize): void {
  for (let row: usize = 0; row < rows; row++) {
    const end: usize = load<u32>(starts + ((row + 1) << 2));
    for (let place: usize = load<u32>(starts + (row << 2)); place < end; place++) {
      const column: usize = load<u32>(columnOf + (place << 2));
      addScaled(into + ((row * width) << 2), from + ((column * width) << 2), load<f32>(values + (place << 2)), width);
    }
  }
}

/** into (columns × width, initially zero) = transpose(sparse) × from. */
export function multiplySparseTransposed(rows: usize, starts: usize, columnOf: usize, values: usize, from: usize,
    into: usize, width: usize): void {
  for (let row: usize = 0; row < rows; row++) {
    const end: usize = load<u32>(starts + ((row + 1) << 2));
    for (let place: usize = load<u32>(starts + (row << 2)); place < end; place++) {
      const column: usize = load<u32>(columnOf + (place << 2));
      addScaled(into + ((column * width) << 2), from + ((row * width) << 2), load<f32>(values + (place << 2)), width);
    }
  }
}

/** sums (left × width, initially zero) += transpose(a) × b over `rows` rows, eight rows per pass over the sums. */
export function addCrossProduct(a: usize, b: usize, rows: usize, left: usize, width: usize, sums: usize): void {
  const stride = width << 2;
  const whole = width & ~3;
  const blocks = rows & ~7;
  for (let row: usize = 0; row < blocks; row += 8) {
    const from = b + row * stride;
    for (let i: usize = 0; i < left; i++) {
      const column = a + ((row * left + i) << 2);
      const step = left << 2;
      const a0 = load<f32>(column);
      const a1 = load<f32>(column + step);
      const a2 = load<f32>(column + 2 * step);
      const a3 = load<f32>(column + 3 * step);
      const a4 = load<f32>(column + 4 * step);
      const a5 = load<f32>(column + 5 * step);
      const a6 = load<f32>(column + 6 * step);
      const a7 = load<f32>(column + 7 * step);
      const s0 = f32x4.splat(a0);
      const s1 = f32x4.splat(a1);
      const s2 = f32x4.splat(a2);
      const s3 = f32x4.splat(a3);
      const s4 = f32x4.splat(a4);
      const s5 = f32x4.splat(a5);
      const s6 = f32x4.splat(a6);
      const s7 = f32x4.splat(a7);
      const target = sums + i * stride;
      for (let at: usize = 0; at < whole; at += 4) {
        const place = from + (at << 2);
        const early = f32x4.add(
          f32x4.add(f32x4.mul(s0, v128.load(place)), f32x4.mul(s1, v128.load(place + stride))),
          f32x4.add(f32x4.mul(s2, v128.load(place + 2 * stride)), f32x4.mul(s3, v128.load(place + 3 * stride))),
        );
        const late = f32x4.add(
          f32x4.add(f32x4.mul(s4, v128.load(place + 4 * stride)), f32x4.mul(s5, v128.load(place + 5 * stride))),
          f32x4.add(f32x4.mul(s6, v128.load(place + 6 * stride)), f32x4.mul(s7, v128.load(place + 7 * stride))),
        );
        const sum = target + (at << 2);
        v128.store(sum, f32x4.add(v128.load(sum), f32x4.add(early, late)));
      }
      for (let at = whole; at < width; at++) {
        let sum = load<f32>(target + (at << 2));
        for (let k: usize = 0; k < 8; k++)
          sum += load<f32>(column + k * step) * load<f32>(from + k * stride + (at << 2));
        store<f32>(target + (at << 2), sum);
      }
    }
  }
  for (let row = blocks; row < rows; row++) {
    for (let i: usize = 0; i < left; i++)
      addScaled(sums + i * stride, b + row * stride, load<f32>(a + ((row * left + i) << 2)), width);
  }
}

/** into (rows × width, initially zero) = matrix (rows × inner) × map (inner × width), four rows of the map per pass. */
export function multiplyDense(matrix: usize, rows: usize, inner: usize, map: usize, width: usize, into: usize): void {
  const stride = width << 2;
  const whole = width & ~3;
  const fours = inner & ~3;
  for (let row: usize = 0; row < rows; row++) {
    const source = matrix + ((row * inner) << 2);
    const target = into + row * stride;
    for (let k: usize = 0; k < fours; k += 4) {
      const from = map + k * stride;
      const s0 = v128.load32_splat(source + (k << 2));
      const s1 = v128.load32_splat(source + ((k + 1) << 2));
      const s2 = v128.load32_splat(source + ((k + 2) << 2));
      const s3 = v128.load32_splat(source + ((k + 3) << 2));
      for (let at: usize = 0; at < whole; at += 4) {
        const place = from + (at << 2);
        const added = f32x4.add(
          f32x4.add(f32x4.mul(s0, v128.load(place)), f32x4.mul(s1, v128.load(place + stride))),
          f32x4.add(f32x4.mul(s2, v128.load(place + 2 * stride)), f32x4.mul(s3, v128.load(place + 3 * stride))),
        );
        v128.store(target + (at << 2), f32x4.add(v128.load(target + (at << 2)), added));
      }
      for (let at = whole; at < width; at++) {
        let sum = load<f32>(target + (at << 2));
        for (let step: usize = 0; step < 4; step++)
          sum += load<f32>(source + ((k + step) << 2)) * load<f32>(from + step * stride + (at << 2));
        store<f32>(target + (at << 2), sum);
      }
    }
    for (let k = fours; k < inner; k++) addScaled(target, map + k * stride, load<f32>(source + (k << 2)), width);
  }
}
