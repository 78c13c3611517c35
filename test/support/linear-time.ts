/** A function that is faster than this at the full length is not measured further. */
const FAST_MS = 250;
/** Linear work takes 4 times as long for 4 times the length, quadratic work 16 times. */
const MAX_GROWTH = 8;

/**
 * Returns null if the processor time of `work` is proportional to its length; otherwise the times for a quarter of
 * `length` and for `length`. Growth is measured because linear work is also slow on a slow or busy machine.
 */
export async function findFasterGrowth(work: (length: number) => unknown, length: number): Promise<string | null> {
  if ((await processorMs(() => work(length))) <= FAST_MS) return null;
  // The first call may have loaded word lists, or collected garbage of earlier work.
  const [short, long] = [await processorMs(() => work(length / 4)), await processorMs(() => work(length))];
  return long > Math.max(FAST_MS, MAX_GROWTH * short) ? `${short} and ${long} ms` : null;
}

/** Measures the processor time of this thread, because a busy machine distorts elapsed time. */
async function processorMs(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return Math.round((user + system) / 1_000);
}
