/** The activity of a span: a request, a job, or a call of an outside system. */
export interface SpanStart {
  readonly name: string;
  readonly kind: "server" | "consumer" | "client";
  readonly attributes: Attributes;
  /** The parent span, as `traceparent` of W3C Trace Context; undefined for the running one. */
  readonly parent?: string | undefined;
}

export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

interface Span {
  rename(name: string): void;
  add(attributes: Attributes): void;
  fail(reason: string): void;
}

/** Records spans. The wiring has the only implementation. */
export interface Tracer {
  inSpan<Result>(start: SpanStart, work: (span: Span) => Promise<Result>): Promise<Result>;
  /** The running span as `traceparent`; undefined when there is none, or when it is not recorded. */
  current(): string | undefined;
}

const NO_SPAN: Span = { rename: () => undefined, add: () => undefined, fail: () => undefined };

let tracer: Tracer | undefined;

/** Turns tracing on for the process, or off. */
export function setTracer(given: Tracer | undefined): void {
  tracer = given;
}

/** Runs work in a span. Without a tracer, only runs it. An error that is thrown fails the span. */
export function inSpan<Result>(start: SpanStart, work: (span: Span) => Promise<Result>): Promise<Result> {
  return tracer ? tracer.inSpan(start, work) : work(NO_SPAN);
}

/** Returns the running span, to continue its trace elsewhere. */
export function currentTrace(): string | undefined {
  return tracer?.current();
}
