import { Resolver } from "node:dns/promises";
import type { LookupFunction } from "node:net";
import { isIP } from "node:net";
import { buildConnector } from "undici";
import { AddressRefused, isAllowedAddress } from "../lib/public-url.ts";

/** Returns every address of a host; an empty list if the host does not resolve. */
export type Resolve = (host: string, signal: AbortSignal) => Promise<string[]>;

interface ConnectSettings {
  readonly resolve: Resolve;
  readonly allowLoopback: boolean;
  readonly timeoutMs: number;
}

/**
 * Resolves hosts with DNS queries instead of getaddrinfo. getaddrinfo blocks one of the few threads for file access, so
 * an unresponsive name server could stall the process. It also reads the hosts file, whose names are not public.
 */
export async function resolveByDns(host: string, signal: AbortSignal): Promise<string[]> {
  if (host === "localhost") return ["127.0.0.1", "::1"];
  if (signal.aborted) return [];
  const resolver = new Resolver({ timeout: 1_500, tries: 2 });
  const cancel = () => resolver.cancel();
  signal.addEventListener("abort", cancel, { once: true });
  try {
    const results = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    return results.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
  } finally {
    signal.removeEventListener("abort", cancel);
  }
}

/** Returns a connector that connects only to the addresses it checked, which prevents DNS rebinding. */
export function guardedConnector(settings: ConnectSettings): buildConnector.connector {
  const connectors: Record<string, buildConnector.connector> = {
    "https:": connectorFor("https:", settings),
    "http:": connectorFor("http:", settings),
  };
  return (options, callback) => {
    const { hostname, protocol } = options;
    const connect = connectors[protocol];
    const isForbiddenAddress = isIP(hostname) !== 0 && !isAllowedAddress(hostname, protocol, settings.allowLoopback);
    if (connect === undefined || isForbiddenAddress) return callback(new AddressRefused(hostname), null);
    return connect(options, (...[error, socket]) => {
      if (error !== null) return callback(error, null);
      if (isAllowedAddress(socket.remoteAddress ?? "", protocol, settings.allowLoopback)) return callback(null, socket);
      socket.destroy();
      return callback(new AddressRefused(hostname), null);
    });
  };
}

function connectorFor(protocol: string, settings: ConnectSettings): buildConnector.connector {
  const lookup = guardedLookup(protocol, settings);
  return buildConnector({ lookup, autoSelectFamily: true, timeout: settings.timeoutMs, allowH2: false });
}

function guardedLookup(protocol: string, { resolve, allowLoopback, timeoutMs }: ConnectSettings): LookupFunction {
  return (host, options, callback) => {
    resolve(host.replace(/\.$/, ""), AbortSignal.timeout(timeoutMs)).then(
      (addresses) => {
        const [first] = addresses;
        const isRefused = addresses.some((address) => !isAllowedAddress(address, protocol, allowLoopback));
        if (isRefused) callback(new AddressRefused(host), []);
        else if (first === undefined)
          callback(Object.assign(new Error(`The host ${host} does not resolve`), { code: "ENOTFOUND" }), []);
        else if (options.all)
          callback(
            null,
            addresses.map((address) => ({ address, family: isIP(address) })),
          );
        else callback(null, first, isIP(first));
      },
      (error: Error) => callback(error, []),
    );
  };
}
