import { createServer } from "node:http";
import type { WebhookEvents } from "../../../server/http/contract.ts";
import type { KeyOwner } from "../../support/keys.ts";
import { listenLocally } from "../../support/listen-locally.ts";
import type { Clients } from "./clients.ts";
import type { Check } from "./record.ts";

/** The ids of the received events, by their subject: a bulk job, a signal, a CRM job or an insight. */
export type ReceivedEvents = ReadonlyMap<string, ReadonlySet<string>>;

type ReportedEvent = {
  [Type in keyof WebhookEvents]: { readonly type: Type; readonly data: WebhookEvents[Type]["data"] };
}["lookalike_job.completed" | "signal.completed" | "crm_job.completed" | "insights.new"];

/** Starts a server that collects the events of every webhook with its URL. */
export async function receiveWebhooks(): Promise<{ url: string; events: ReceivedEvents; close: () => void }> {
  const events = new Map<string, Set<string>>();
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) body += chunk;
    const id = String(request.headers["webhook-id"]);
    for (const name of reportedNames(JSON.parse(body))) events.set(name, (events.get(name) ?? new Set()).add(id));
    response.writeHead(204).end();
  });
  const url = `http://127.0.0.1:${await listenLocally(server)}/`;
  return { url, events, close: () => server.close() };
}

/** Registers a webhook in every workspace, for the completion of all kinds of work and for insights. */
export async function registerWebhooks(clients: Clients, url: string): Promise<void> {
  for (const owner of clients.owners) await registerWebhook(clients, owner, url);
}

export async function registerWebhook(clients: Clients, owner: KeyOwner, url: string): Promise<void> {
  const events = ["lookalike_job.completed", "signal.completed", "crm_job.completed", "insights.new"];
  await clients.prepare({ owner, method: "POST", path: "/api/v1/webhooks", body: { url, events } });
}

/** Returns the name of a signal in `ReceivedEvents`. */
export function signalName(id: number): string {
  return `signal ${id}`;
}

/** Returns the name of an insight in `ReceivedEvents`: of the workspace, or of one of its views. */
export function insightName(id: number, viewId: string | null): string {
  return viewId === null ? `insight ${id}` : `insight ${id} in ${viewId}`;
}

function reportedNames(event: ReportedEvent): string[] {
  switch (event.type) {
    case "lookalike_job.completed":
    case "crm_job.completed":
      return [event.data.job_id];
    case "signal.completed":
      return [signalName(event.data.signal_id)];
    case "insights.new": {
      const { insights, view_id } = event.data;
      return insights.map(({ insight_id }) => insightName(insight_id, view_id));
    }
  }
}

/** Checks that each name is reported by one event. A delivery may be repeated, with the event's id. */
export function checkReports(promise: string, names: readonly string[], events: ReceivedEvents): Check {
  const faults = names.flatMap((name) => {
    const count = events.get(name)?.size ?? 0;
    return count === 1 ? [] : [`${name} was reported by ${count} webhooks`];
  });
  return { promise, examined: names.length, faults };
}
