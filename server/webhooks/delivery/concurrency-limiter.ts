/** How a receiver behaved at one attempt. "unknown" says nothing about it, as when the attempt was broken off here. */
export type Behaviour = "fast" | "slow" | "silent" | "unknown";

interface Endpoint {
  running: number;
  limit: number;
}
interface Host {
  running: number;
  silentInARow: number;
  openUntil: number;
  cooldownMs: number;
}

/** Attempts at the same time, in all: what 10 s of silence from a dozen hosts at once must not use up. */
const mostInAll = 512;
/** Attempts at the same time to one host, whoever's endpoints they are. */
const mostPerHost = 128;
/**
 * Attempts at the same time to one endpoint: it starts small and grows or shrinks as it answers. On a busy machine each answer
 * waits tens of milliseconds for a processor, and the rate is what so many get through: with 10 processes busy on two cores,
 * 64 at a time delivered 1,240 a second where 32 delivered 590.
 */
const endpointLimit = { first: 8, least: 1, most: 64 };
/** Claimed ahead for each place of a fast endpoint: enough that the next claim comes before the last is used up. */
const claimedAhead = 3;
/** So many attempts in a row without any answer shut a host off. Any answer counts as life, an error too. */
const silenceThatOpens = 5;
const firstCooldownMs = 30_000;
const longestCooldownMs = 5 * 60_000;
/** Idle receivers remembered, for their limits, before they are forgotten. */
const mostRemembered = 10_000;

function remembered<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key) ?? make();
  map.set(key, known);
  return known;
}

function forgetIdle(map: Map<string, { running: number }>): void {
  if (map.size <= mostRemembered) return;
  for (const [key, { running }] of map) if (running === 0) map.delete(key);
}

/**
 * Decides how many attempts may run, so that a slow receiver holds up nobody else: a limit in all, one for each host,
 * one for each endpoint that shrinks while it is slow (additive increase, multiplicative decrease, as TCP does), and a
 * circuit breaker for each host that stays silent, which after a pause lets a single probe through.
 * It knows this process only; several processes multiply the limits.
 */
export class Gate {
  #running = 0;
  readonly #endpoints = new Map<string, Endpoint>();
  readonly #hosts = new Map<string, Host>();

  /** Places that are free in all. */
  get free(): number {
    return mostInAll - this.#running;
  }

  /** Hosts that are shut off, or tried by a probe. */
  shutOffHosts(): string[] {
    return [...this.#hosts].flatMap(([name, { silentInARow }]) => (silentInARow < silenceThatOpens ? [] : [name]));
  }

  /** Takes up to `wanted` places for an endpoint and answers how many it got. */
  take(endpointId: string, hostName: string, wanted: number, now: Date): number {
    const endpoint = this.#endpoint(endpointId);
    const host = this.#host(hostName);
    const onHost = this.#placesOnHost(host, now.getTime());
    const places = Math.max(0, Math.min(wanted, this.free, onHost, endpoint.limit - endpoint.running));
    this.#move(endpoint, host, places);
    return places;
  }

  /**
   * How many deliveries may be claimed for an endpoint before there is a place for them: none until it has shown to answer
   * fast, nor while its host stays silent.
   */
  ahead(endpointId: string, hostName: string): number {
    const { limit } = this.#endpoint(endpointId);
    const isLively = limit > endpointLimit.first && this.#host(hostName).silentInARow === 0;
    return isLively ? claimedAhead * limit : 0;
  }

  /** Gives places back that were taken for nothing. */
  giveBack(endpointId: string, hostName: string, places: number): void {
    this.#move(this.#endpoint(endpointId), this.#host(hostName), -places);
  }

  /** Ends an attempt. Answers whether the host was shut off by it. */
  leave(endpointId: string, hostName: string, behaviour: Behaviour, now: Date): boolean {
    const endpoint = this.#endpoint(endpointId);
    const host = this.#host(hostName);
    this.#move(endpoint, host, -1);
    if (behaviour === "fast") endpoint.limit = Math.min(endpointLimit.most, endpoint.limit + 1);
    if (behaviour === "slow") endpoint.limit = Math.max(endpointLimit.least, endpoint.limit - 1);
    if (behaviour === "silent") endpoint.limit = Math.max(endpointLimit.least, Math.floor(endpoint.limit / 2));
    forgetIdle(this.#endpoints);
    forgetIdle(this.#hosts);
    return behaviour === "unknown" ? false : this.#judgeHost(host, behaviour, now.getTime());
  }

  #judgeHost(host: Host, behaviour: Behaviour, now: number): boolean {
    if (behaviour !== "silent") {
      Object.assign(host, { silentInARow: 0, openUntil: 0, cooldownMs: firstCooldownMs });
      return false;
    }
    host.silentInARow += 1;
    // While shut off, attempts begun before still end; only a probe's silence, after the pause, prolongs it.
    if (host.silentInARow < silenceThatOpens || now < host.openUntil) return false;
    host.openUntil = now + host.cooldownMs;
    host.cooldownMs = Math.min(longestCooldownMs, host.cooldownMs * 2);
    return true;
  }

  #placesOnHost(host: Host, now: number): number {
    if (host.silentInARow < silenceThatOpens) return mostPerHost - host.running;
    const isProbeAllowed = now >= host.openUntil && host.running === 0;
    return isProbeAllowed ? 1 : 0;
  }

  #move(endpoint: Endpoint, host: Host, places: number): void {
    this.#running += places;
    endpoint.running += places;
    host.running += places;
  }

  #endpoint(id: string): Endpoint {
    return remembered(this.#endpoints, id, () => ({ running: 0, limit: endpointLimit.first }));
  }

  #host(name: string): Host {
    return remembered(this.#hosts, name, () => ({
      running: 0,
      silentInARow: 0,
      openUntil: 0,
      cooldownMs: firstCooldownMs,
    }));
  }
}
