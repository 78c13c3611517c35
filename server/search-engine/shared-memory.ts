/** Returns memory that threads share, at least eight bytes: threads cannot share an array of none. */
export function sharedBytes(length: number): SharedArrayBuffer {
  return new SharedArrayBuffer(Math.max(length, 8));
}
