import { Resolver } from "node:dns/promises";

/** Every address a name stands for now; empty when it has none or nobody could tell. */
export type Resolve = (host: string, signal: AbortSignal) => Promise<string[]>;

const loopback = ["127.0.0.1", "::1"];

/**
 * Asks the name servers, not the system's getaddrinfo: that one runs on the four threads all file work shares,
 * so that four names with a silent name server would hold up the whole process; and it reads the hosts file,
 * whose names are not public.
 */
export const resolveByDns: Resolve = async (host, signal) => {
  if (host === "localhost") return loopback;
  const resolver = new Resolver({ timeout: 1_500, tries: 2 });
  const cancel = () => resolver.cancel();
  if (signal.aborted) return [];
  signal.addEventListener("abort", cancel, { once: true });
  try {
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    return answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  } finally {
    signal.removeEventListener("abort", cancel);
  }
};
