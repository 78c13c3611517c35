/** Waits, unless the signal ends it: then its reason is thrown. */
export function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", stop, { once: true });
  });
}

/**
 * A random time up to a limit that doubles with every step ("full jitter"): callers that failed together do not come
 * back together.
 */
export function backoff(step: number, base: number, most: number): number {
  return Math.random() * Math.min(most, base * 2 ** step);
}
