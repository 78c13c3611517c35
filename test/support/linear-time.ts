/** A faster function at the full length is not measured again: it costs a request nothing. */
const FAST_MS = 250;
/** Linear work takes 4 times as long for 4 times the length, quadratic work 16 times. */
const MAX_GROWTH = 8;

/**
 * Returns null if work grows in proportion to the length it is given, else the processor time of a quarter of the
 * length and of all of it. Growth is judged, because a slow or busy machine also makes linear work slow.
 */
export async function findFasterGrowth(work: (length: number) => unknown, length: number): Promise<string | null> {
  if ((await processorMs(() => work(length))) <= FAST_MS) return null;
  // The first call may have loaded word lists, or collected garbage of earlier work.
  const [short, long] = [await processorMs(() => work(length / 4)), await processorMs(() => work(length))];
  return long > Math.max(FAST_MS, MAX_GROWTH * short) ? `${short} and ${long} ms` : null;
}

/** Processor time of this thread rather than clock time, because a busy machine interrupts it. */
async function processorMs(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return Math.round((user + system) / 1_000);
}
