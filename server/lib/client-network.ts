import ipaddr from "ipaddr.js";

// Clients whose address cannot be parsed, because of a misconfigured proxy, are counted together.
const UNKNOWN = "0.0.0.0";

export interface ClientNetwork {
  /** The address for IPv4, even when mapped into IPv6; the /64 for IPv6, because a client controls a whole /64. */
  readonly network: string;
  /** The /48 for IPv6, the usual allocation of a site, which has 65,536 networks. Null for IPv4. */
  readonly site: string | null;
}

export function clientNetwork(address: string): ClientNetwork {
  if (!ipaddr.isValid(address)) return { network: UNKNOWN, site: null };
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return { network: parsed.toString(), site: null };
  const within = (bits: number): string =>
    `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${bits}`).toString()}/${bits}`;
  return { network: within(64), site: within(48) };
}

/** Removes the port from an address such as `192.0.2.7:50123` or `[2001:db8::1]:50123`, as some proxies send it. */
export function withoutPort(address: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}
