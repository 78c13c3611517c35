import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { type Client, type Schema, WEBHOOK_EVENT_TYPES } from "@account-intelligence/client";
import { Argument, type Command } from "commander";
import { type GlobalOptions, openClient, readBaseUrl, requestedFormat } from "../context.ts";
import { EXIT, Failure } from "../failure.ts";
import { printObject, tell } from "../output.ts";
import { readContract } from "./call.ts";

type EventType = (typeof WEBHOOK_EVENT_TYPES)[number];
type Delivery = Schema["WebhookDelivery"];

/** How long to wait for the first attempt. An attempt takes up to 10 seconds, and may wait for a busy worker. */
const ATTEMPT_WITHIN_MS = 20_000;

interface Options {
  readonly webhook?: string;
  readonly to?: string;
  readonly secret?: string;
}

export function addTriggerCommand(program: Command): void {
  program
    .command("trigger")
    .description("send a signed sample event to a registered webhook or to a URL")
    .addArgument(new Argument("<event>", "type of event").choices([...WEBHOOK_EVENT_TYPES]))
    .option("--webhook <id>", "id of the webhook to which the service sends the sample, in a webhook.test event")
    .option("--to <url>", "URL to which this command sends the event")
    .option("--secret <secret>", "with --to, secret that signs the event (default: a random secret, which is printed)")
    .action(async (event: EventType, { webhook, to, secret }: Options, command: Command) => {
      if ((webhook === undefined) === (to === undefined)) {
        throw new Failure("Specify either --webhook or --to.", EXIT.misused);
      }
      if (webhook !== undefined) {
        const delivery = await testWebhook(openClient(command), webhook, event);
        printObject(delivery, requestedFormat(command));
        return checkDelivered(delivery, webhook);
      }
      const sample = await readSample(readBaseUrl(command.optsWithGlobals<GlobalOptions>()), event);
      printObject(await send(String(to), sample, secret), requestedFormat(command));
    });
}

/** Asks the service to test a webhook, and returns the delivery after its first attempt. */
async function testWebhook(client: Client, webhook_id: string, event: EventType): Promise<Delivery> {
  const { events } = (await client.webhooks.read({ webhook_id })).data.webhook;
  if (!events.includes(event)) {
    throw new Failure(`${webhook_id} does not subscribe to ${event}, only to ${events.join(", ")}.`, EXIT.misused);
  }
  let { delivery } = (await client.webhooks.test({ webhook_id })).data;
  const { delivery_id } = delivery;
  for (const until = Date.now() + ATTEMPT_WITHIN_MS; delivery.attempts.length === 0 && Date.now() < until; ) {
    await delay(200);
    const { deliveries } = (await client.webhooks.listDeliveries({ webhook_id, limit: 100 })).data;
    delivery = deliveries.find((each) => each.delivery_id === delivery_id) ?? delivery;
  }
  return delivery;
}

function checkDelivered({ status, attempts, delivery_id }: Delivery, webhook: string): void {
  if (status === "delivered") return;
  const last = attempts.at(-1);
  const list = `\`account-intelligence call webhooks.listDeliveries --webhook-id ${webhook}\` lists the attempts.`;
  if (!last) throw new Failure(`${delivery_id} is still waiting for its first attempt. ${list}`, EXIT.unfinished);
  throw new Failure(`Not accepted: ${last.error ?? `the receiver returned ${last.status_code}`}. ${list}`, EXIT.failed);
}

/** Returns the contract's sample of an event. */
async function readSample(url: string, event: EventType): Promise<object> {
  const { webhooks } = await readContract(url);
  const [sample] = Object.values(webhooks?.[event]?.post.requestBody.content["application/json"]?.examples ?? {});
  if (!sample) throw new Failure(`The service at ${url} has no event ${event}.`, EXIT.misused);
  return { ...sample.value, timestamp: new Date().toISOString() };
}

/** Signs an event according to Standard Webhooks, as the service does, and sends it once. */
async function send(to: string, event: object, given: string | undefined): Promise<object> {
  if (!/^https?:\/\//.test(to) || !URL.canParse(to))
    throw new Failure(`${to} is not a URL that starts with http:// or https://.`, EXIT.misused);
  const secret = given ?? `whsec_${randomBytes(32).toString("base64")}`;
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  if (key.length === 0) throw new Failure("--secret must be whsec_ followed by base64.", EXIT.misused);
  if (given === undefined) tell(`Signed with ${secret}`);
  const id = `msg_${randomUUID()}`;
  const timestamp = String(Math.floor(Date.now() / 1000));
  const body = JSON.stringify(event);
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  const headers = {
    "Content-Type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${signature}`,
  };
  const request = { method: "POST", headers, body, redirect: "manual", signal: AbortSignal.timeout(10_000) } as const;
  const response = await fetch(to, request).catch((error: Error) => {
    const reason = error.cause instanceof Error && error.cause.message ? error.cause.message : error.message;
    throw new Failure(`${to} cannot be reached: ${reason}`, EXIT.failed);
  });
  if (!response.ok) throw new Failure(`Not accepted: ${to} returned ${response.status}.`, EXIT.failed);
  return { event_id: id, status_code: response.status, event };
}
