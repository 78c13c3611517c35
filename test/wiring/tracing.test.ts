import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterAll, describe, expect, it } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { createKeyOwner } from "../../scripts/support/keys.ts";
import { until } from "../../scripts/support/until.ts";
import { currentTrace } from "../../server/lib/tracing.ts";
import { startTestService } from "../support/service.ts";
import { startWebhookReceiver } from "../support/webhook-receiver.ts";

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { key: string; value: { stringValue?: string; intValue?: number | string } }[];
}

/** A collector that stores its input. */
const spans: SentSpan[] = [];
const collector = createServer(async (request, response) => {
  const sent = (await json(request)) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] };
  spans.push(...sent.resourceSpans.flatMap((each) => each.scopeSpans.flatMap((scope) => scope.spans)));
  response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
});
await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
afterAll(() => void collector.close());

describe("with TRACES_URL", () => {
  it("a trace covers a request, its job and the job's call to an external system, without secrets", async () => {
    const { port } = collector.address() as AddressInfo;
    const service = await startTestService({
      WORKERS: "1",
      TRACES_URL: `http://127.0.0.1:${port}/v1/traces`,
      ALLOW_LOOPBACK_WEBHOOKS: "1",
    });
    const receiver = await startWebhookReceiver();
    const { key } = await createKeyOwner(service.database.db);
    const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
    const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
    await call(service, "POST", "/api/v1/agent/sign-up", { body: { email: "ada@northwind.example" }, headers });
    const created = await call(service, "POST", "/api/v1/webhooks", {
      key,
      body: { url: `${receiver.url}?token=hidden`, events: ["signal.completed"] },
    });
    const { webhook } = created.body as { webhook: { id: string } };
    await call(service, "POST", `/api/v1/webhooks/${webhook.id}/test`, { key });
    await until(() => receiver.received.length > 0);
    await until(
      () =>
        spans.some(({ name }) => name === "agent-keys.send-code") && spans.some(({ name }) => name === "POST webhook"),
    );
    await service.stop();
    const named = (name: string) => spans.find((span) => span.name === name);
    const request = named("POST /api/v1/agent/sign-up");
    const job = named("agent-keys.send-code");
    expect([request?.traceId, request?.parentSpanId]).toEqual([traceId, "00f067aa0ba902b7"]);
    expect([job?.traceId, job?.parentSpanId]).toEqual([traceId, request?.spanId]);
    const attributes = Object.fromEntries(
      (request?.attributes ?? []).map((each) => [each.key, each.value.stringValue ?? Number(each.value.intValue)]),
    );
    expect(attributes).toMatchObject({ "app.operation": "AgentKeys_signUp", "http.response.status_code": 200 });
    const text = JSON.stringify(spans);
    for (const secret of [key, "hidden", "ada@northwind.example"]) expect(text).not.toContain(secret);
    await receiver.close();
  });
});

describe("without TRACES_URL", () => {
  it("nothing is recorded, and the packages are not loaded", async () => {
    const before = spans.length;
    const service = await startTestService();
    expect((await call(service, "GET", "/api/v1/verticals", {})).status).toBe(401);
    await service.stop();
    expect([currentTrace(), spans.length]).toEqual([undefined, before]);
  });
});
