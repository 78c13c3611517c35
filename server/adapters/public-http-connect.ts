import type { LookupFunction } from "node:net";
import { isIP } from "node:net";
import { buildConnector } from "undici";
import { AddressRefused, isAllowedAddress } from "./public-http-address.ts";
import type { Resolve } from "./public-http-resolve.ts";

interface Settings {
  resolve: Resolve;
  allowLoopback: boolean;
  timeoutMs: number;
}

function lookupAllowed(settings: Settings, protocol: string): LookupFunction {
  return (host, options, callback) => {
    settings.resolve(host.replace(/\.$/, ""), AbortSignal.timeout(settings.timeoutMs)).then(
      (addresses) => {
        const refused = addresses.some((address) => !isAllowedAddress(address, protocol, settings.allowLoopback));
        const found = addresses.map((address) => ({ address, family: isIP(address) }));
        const first = found[0];
        if (refused) callback(new AddressRefused(host), []);
        else if (first === undefined)
          callback(Object.assign(new Error(`The name ${host} could not be resolved.`), { code: "ENOTFOUND" }), []);
        else if (options.all) callback(null, found);
        else callback(null, first.address, first.family);
      },
      (error: Error) => callback(error, []),
    );
  };
}

/**
 * Connects to allowed addresses only. A name is resolved once for a connection: what was checked is what is
 * connected to, so that a name server that changes its answer in between gains nothing. The address of the
 * connected socket is looked at once more, in case a literal address or a lookup took another way.
 */
export function guardedConnector(settings: Settings): buildConnector.connector {
  const connectorFor = (protocol: string) =>
    buildConnector({
      lookup: lookupAllowed(settings, protocol),
      autoSelectFamily: true,
      timeout: settings.timeoutMs,
      allowH2: false,
    });
  const connectors: Record<string, buildConnector.connector> = {
    "https:": connectorFor("https:"),
    "http:": connectorFor("http:"),
  };
  return (options, callback) => {
    const { hostname, protocol } = options;
    const connect = connectors[protocol];
    const isForbiddenLiteral = isIP(hostname) !== 0 && !isAllowedAddress(hostname, protocol, settings.allowLoopback);
    if (connect === undefined || isForbiddenLiteral) return callback(new AddressRefused(hostname), null);
    return connect(options, (...[error, socket]) => {
      if (error !== null) return callback(error, null);
      if (isAllowedAddress(socket.remoteAddress ?? "", protocol, settings.allowLoopback)) return callback(null, socket);
      socket.destroy();
      return callback(new AddressRefused(hostname), null);
    });
  };
}
