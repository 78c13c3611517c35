import type { Logger } from "pino";
import { type Listening, listen } from "../http/listen.ts";
import { StartupError } from "../lib/startup-error.ts";

export interface Binding {
  readonly port: number;
  readonly host: string;
  readonly maxConnections?: number;
  /** The names of the settings for the port and the address. */
  readonly names: { readonly port: string; readonly host: string };
}

/**
 * Checks that a port can be bound, and binds it when it serves.
 * @throws StartupError with the reason why it cannot be bound, and the setting to change.
 */
export async function bindPort(binding: Binding, log: Logger): Promise<Listening> {
  const { port, host, maxConnections } = binding;
  const fail = (error: unknown): never => {
    throw bindingError(binding, error instanceof Error && "code" in error ? String(error.code) : String(error));
  };
  const listening = await listen(host, port, log, maxConnections === undefined ? {} : { maxConnections }).catch(fail);
  return { ...listening, serve: (listener) => listening.serve(listener).catch(fail) };
}

export function bindingError({ port, host, names }: Binding, code: string): StartupError {
  return new StartupError(`Cannot listen on port ${port} of ${host}: ${whyNot(code, names)}`);
}

function whyNot(code: string, names: Binding["names"]): string {
  if (code === "EADDRINUSE") return `it is already in use. Set ${names.port} to a free port.`;
  if (code === "EACCES") return `this user may not open it. Set ${names.port} to a port of 1024 or higher.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `this machine does not have that address. Set ${names.host} to one of its addresses.`;
  return `${code}. Set ${names.port} or ${names.host} to another value.`;
}
