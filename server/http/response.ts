import { Readable } from "node:stream";
import type Koa from "koa";
import type { TextStream } from "./contract.ts";

/** A response, whose string body is JSON unless a `Content-Type` header specifies another type. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | TextStream<string>;
}

type Sendable = Pick<Koa.ParameterizedContext, "body" | "set" | "status" | "type">;

/** Hands a response to Koa, which sends it when the middlewares have returned. */
export function send(context: Sendable, { status, headers, body }: HttpResponse): void {
  context.status = status;
  context.type = isTextStream(body) ? body.mediaType : "application/json";
  context.body = isTextStream(body) ? Readable.from(body.chunks) : body;
  context.set(headers);
}

export function headerTexts(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const given = Object.entries(headers).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

export function isTextStream(body: unknown): body is TextStream<string> {
  return typeof body === "object" && body !== null && "chunks" in body && "mediaType" in body;
}
