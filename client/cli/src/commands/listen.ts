import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import {
  type Client,
  verifyWebhook,
  WEBHOOK_EVENT_TYPES,
  WebhookVerificationError,
} from "@account-intelligence/client";
import { type Command, Option } from "commander";
import { integer, openClient } from "../context.ts";
import { EXIT, Failure } from "../failure.ts";
import { print, tell } from "../output.ts";

type SubscribableType = (typeof WEBHOOK_EVENT_TYPES)[number];

const MAX_BODY_BYTES = 5_000_000;

export function addListenCommand(program: Command): void {
  program
    .command("listen")
    .description("receive webhooks on this machine, verify them and print one JSON object per line")
    .option("-p, --port <port>", "port on the loopback address; 0 chooses a free one", integer(0, 65_535), 8765)
    .option("--secret <secret>", "secret of an existing webhook; if omitted, registers one while the command runs")
    .addOption(
      new Option("--events <types...>", "event types to subscribe to (default: all)").choices([...WEBHOOK_EVENT_TYPES]),
    )
    .action(async (options: { port: number; secret?: string; events?: SubscribableType[] }, command: Command) => {
      let secret = options.secret ?? "";
      const server = createServer(async (request, response) => {
        response.writeHead(await receive(request, secret)).end();
      });
      await listen(server, options.port);
      // Subscribes to signals before the webhook is registered, so that an early signal also deletes it.
      const stopped = Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
      try {
        const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
        const registered =
          options.secret === undefined ? await register(openClient(command), url, options.events) : undefined;
        secret = registered?.secret ?? secret;
        tell(`Listening on ${url}${registered ? `, registered as ${registered.id}` : ""}. Stop with Ctrl+C.`);
        await stopped;
        await registered?.remove();
      } finally {
        server.close();
        server.closeAllConnections();
      }
    });
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, "127.0.0.1");
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    throw new Failure(`Cannot listen on port ${port}: ${error.message}. Choose another with --port.`, EXIT.failed);
  });
}

async function register(client: Client, url: string, events: SubscribableType[] | undefined) {
  const { data } = await client.webhooks.create({ url, events: events ?? [...WEBHOOK_EVENT_TYPES] });
  const { id } = data.webhook;
  return { id, secret: data.webhook_secret, remove: () => client.webhooks.delete({ webhook_id: id }) };
}

/** Prints an event with a valid signature, and returns the status of the response. */
async function receive(request: IncomingMessage, secret: string): Promise<number> {
  if (request.method !== "POST") return 405;
  if (Number(request.headers["content-length"] ?? 0) > MAX_BODY_BYTES) return 413;
  const body = await buffer(request);
  try {
    const event = await verifyWebhook(secret, request.headers, new Uint8Array(body));
    print(JSON.stringify({ id: request.headers["webhook-id"], ...event }));
    return 204;
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    tell(`Rejected: ${error.message} (${error.reason}).`);
    return 401;
  }
}
