import type { Logger } from "pino";
import { type Listening, listen } from "../http/listen.ts";
import { StartupError } from "../lib/startup-error.ts";

interface Binding {
  readonly port: number;
  readonly host: string;
  readonly maxConnections?: number;
  /** What the settings of the port and the address are called. */
  readonly names: { readonly port: string; readonly host: string };
}

/**
 * Binds a port.
 *
 * @throws StartupError that says why it cannot be bound, and which setting to change.
 */
export async function bindPort({ port, host, maxConnections, names }: Binding, log: Logger): Promise<Listening> {
  try {
    return await listen(host, port, log, maxConnections === undefined ? {} : { maxConnections });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    throw new StartupError(`Cannot listen on port ${port} of ${host}: ${whyNot(code, names)}`);
  }
}

function whyNot(code: string, names: Binding["names"]): string {
  if (code === "EADDRINUSE") return `it is already in use. Set ${names.port} to a free port.`;
  if (code === "EACCES") return `this user may not open it. Set ${names.port} to a port from 1024.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `this machine does not have that address. Set ${names.host} to one of its own.`;
  return `${code}. Set ${names.port} or ${names.host} to another value.`;
}
