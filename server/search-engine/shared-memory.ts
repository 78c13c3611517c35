/** Returns memory that threads can share. Allocates at least eight bytes, because an empty array cannot be shared. */
export function sharedBytes(length: number): SharedArrayBuffer {
  return new SharedArrayBuffer(Math.max(length, 8));
}
