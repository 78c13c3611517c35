/** The start of a span, for a request, a job, or a call to an outside system. */
export interface SpanStart {
  readonly name: string;
  readonly kind: "server" | "consumer" | "client";
  readonly attributes: Attributes;
  /** The parent span, as `traceparent` of W3C Trace Context; undefined for the current span. */
  readonly parent?: string | undefined;
}

export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

interface Span {
  rename(name: string): void;
  add(attributes: Attributes): void;
  fail(reason: string): void;
}

/** Records spans. Implemented in `wiring/`. */
export interface Tracer {
  inSpan<Result>(start: SpanStart, work: (span: Span) => Promise<Result>): Promise<Result>;
  /** The running span as `traceparent`; undefined when there is none, or when it is not recorded. */
  current(): string | undefined;
}

const NO_SPAN: Span = { rename: () => undefined, add: () => undefined, fail: () => undefined };

let tracer: Tracer | undefined;

/** Sets the tracer of the process; undefined turns tracing off. */
export function setTracer(given: Tracer | undefined): void {
  tracer = given;
}

/** Runs work in a span; without a tracer, only runs the work. An error marks the span as failed. */
export function inSpan<Result>(start: SpanStart, work: (span: Span) => Promise<Result>): Promise<Result> {
  return tracer ? tracer.inSpan(start, work) : work(NO_SPAN);
}

/** Returns the current span as `traceparent`, to continue its trace elsewhere. */
export function currentTrace(): string | undefined {
  return tracer?.current();
}
