import { Readable } from "node:stream";
import type Koa from "koa";
import { type Answer, headerTexts, isTextStream } from "./answer.ts";
import { Refusal } from "./problems.ts";

/** Puts an answer or a refusal on the wire. */
export function send(context: Koa.Context, outcome: Answer | Refusal): void {
  context.status = outcome.status;
  const { body } = outcome;
  if (outcome instanceof Refusal) {
    context.set(headerTexts(outcome.headers));
    context.type = "application/json";
    context.body = JSON.stringify(body);
    return;
  }
  if (typeof body === "string" || Buffer.isBuffer(body)) {
    context.type = "application/json";
    context.body = body;
  } else if (isTextStream(body)) {
    context.type = body.mediaType;
    context.body = Readable.from(body.chunks);
  }
  context.set(headerTexts(outcome.headers));
}
