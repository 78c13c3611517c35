import { setTimeout as delay } from "node:timers/promises";
import { shuffled } from "../../../../server/lib/random.ts";
import type { OpenSearchNode } from "../../../support/opensearch-node.ts";
import { until } from "../../../support/until.ts";

/** How long a fault lasts: long enough for the cluster to notice it and to elect another manager. */
const DOWN_MS = 8_000;
/** The pause between two faults, in which searches succeed and companies are indexed. */
const PAUSE_MS = 8_000;
const RECOVER_WITHIN_MS = 300_000;
const ASK_EVERY_MS = 1_000;

/**
 * Kills nodes of a cluster of three, with each kind of fault in turn, until the signal is aborted. Returns the count of
 * each kind.
 */
export async function killNodes(
  nodes: readonly OpenSearchNode[],
  random: () => number,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, number>> {
  const manager = async (): Promise<OpenSearchNode> => {
    const name = await readClusterManager(nodes[0]!.url);
    return nodes.find((node) => node.name === name)!;
  };
  const others = async (): Promise<OpenSearchNode[]> => {
    const managing = await manager();
    return nodes.filter((node) => node !== managing);
  };
  const faults: Record<string, () => Promise<readonly OpenSearchNode[]>> = {
    "a data node killed": async () => (await others()).slice(0, 1),
    "the elected manager killed": async () => [await manager()],
    "two killed, a data node left": async () => [await manager(), (await others())[0]!],
    "two killed, the manager left": others,
    "all killed": async () => nodes,
  };
  const names = Object.keys(faults);
  const counts = new Map(names.map((name) => [name, 0]));
  while (!signal.aborted) {
    for (const place of shuffled(names.length, random)) {
      await delay(PAUSE_MS, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) break;
      const name = names[place]!;
      counts.set(name, counts.get(name)! + 1);
      const killed = await faults[name]!();
      await Promise.all(killed.map((node) => node.kill()));
      await delay(DOWN_MS);
      await Promise.all(killed.map((node) => node.restart()));
      await untilGreen(nodes);
    }
  }
  return counts;
}

/** Waits until all nodes have joined and every copy of every shard is allocated. */
export async function untilGreen(nodes: readonly OpenSearchNode[]): Promise<void> {
  const { url } = nodes[0]!;
  const ask = async (path: string, method = "GET"): Promise<unknown> =>
    (await fetch(`${url}${path}`, { method, signal: AbortSignal.timeout(5_000) })).json();
  const isGreen = async (): Promise<boolean> => {
    try {
      const health = (await ask("/_cluster/health")) as { status: string; number_of_nodes: number };
      if (health.status === "green" && health.number_of_nodes === nodes.length) return true;
      // After five failed starts of a shard copy, as on a busy machine, OpenSearch retries only after a reroute.
      await ask("/_cluster/reroute?retry_failed=true&metric=none", "POST");
    } catch {
      // A node that is starting refuses connections.
    }
    await delay(ASK_EVERY_MS);
    return false;
  };
  await until(isGreen, RECOVER_WITHIN_MS).catch(async () => {
    const health = await ask("/_cluster/health").catch(String);
    const reason = await ask("/_cluster/allocation/explain").catch(String);
    throw new Error(`The cluster does not recover: ${JSON.stringify({ health, reason })}`);
  });
}

async function readClusterManager(url: string): Promise<string> {
  return (await (await fetch(`${url}/_cat/cluster_manager?h=node`)).text()).trim();
}
