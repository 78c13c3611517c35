import type { Attributes as OpenAttributes } from "@opentelemetry/api";
import { type Attributes, type SpanStart, setTracer, type Tracer } from "../lib/tracing.ts";

interface TracingOptions {
  /** The endpoint to which spans are sent: OTLP over HTTP. */
  readonly url: string;
  /** The share of traces that are recorded. */
  readonly share: number;
  readonly serviceName: string;
}

/**
 * Turns OpenTelemetry on for this process, and returns a function that sends the remaining spans and turns it off.
 * Loads its packages only here, so that a process without tracing does not hold them in memory. The service creates its
 * own spans, because packages that wrap http, pg and Koa add more than a tenth to the time of a request.
 */
export async function startTracing({ url, share, serviceName }: TracingOptions): Promise<() => Promise<void>> {
  const [api, sdk, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }, { resourceFromAttributes }] =
    await Promise.all([
      import("@opentelemetry/api"),
      import("@opentelemetry/sdk-trace"),
      import("@opentelemetry/exporter-trace-otlp-http"),
      import("@opentelemetry/context-async-hooks"),
      import("@opentelemetry/resources"),
    ]);
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  const manager = new AsyncLocalStorageContextManager().enable();
  api.context.setGlobalContextManager(manager);
  const spans = provider.getTracer("account-intelligence");
  const kinds = { server: api.SpanKind.SERVER, consumer: api.SpanKind.CONSUMER, client: api.SpanKind.CLIENT };

  const parentContext = ({ parent }: SpanStart) => {
    const [, traceId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(parent ?? "") ?? [];
    if (traceId === undefined || spanId === undefined) return api.context.active();
    const remote = { traceId, spanId, traceFlags: Number.parseInt(flags ?? "00", 16), isRemote: true };
    return api.trace.setSpanContext(api.context.active(), remote);
  };
  const tracer: Tracer = {
    inSpan: async (start, work) => {
      const parent = parentContext(start);
      const options = { kind: kinds[start.kind], attributes: given(start.attributes) };
      const span = spans.startSpan(start.name, options, parent);
      try {
        return await api.context.with(api.trace.setSpan(parent, span), () =>
          work({
            rename: (name) => span.updateName(name),
            add: (attributes) => span.setAttributes(given(attributes)),
            fail: (message) => span.setStatus({ code: api.SpanStatusCode.ERROR, message }),
          }),
        );
      } catch (error) {
        // Messages may contain text from a caller or a vendor.
        span.setStatus({ code: api.SpanStatusCode.ERROR, message: error instanceof Error ? error.name : "error" });
        throw error;
      } finally {
        span.end();
      }
    },
    current: () => {
      const running = api.trace.getSpanContext(api.context.active());
      if (!running || (running.traceFlags & api.TraceFlags.SAMPLED) === 0) return undefined;
      return `00-${running.traceId}-${running.spanId}-01`;
    },
  };
  setTracer(tracer);
  return async () => {
    setTracer(undefined);
    await provider.shutdown().catch(() => undefined);
    api.context.disable();
  };
}

function given(attributes: Attributes): OpenAttributes {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));
}
