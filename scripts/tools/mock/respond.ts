import { createHash } from "node:crypto";
import { namedUser } from "../../../server/http/authenticate.ts";
import type { Schema } from "../../../server/http/contract.ts";
import { problem } from "../../../server/http/problems.ts";
import type { Context, Middleware } from "../../../server/http/request-state.ts";
import { type HttpResponse, send } from "../../../server/http/response.ts";
import { csvLine } from "../../../server/lib/csv-line.ts";
import { TABLE } from "../../../server/lookalikes/bulk/table.ts";
import { Random } from "../../commands/sample-data/random.ts";
import type { OpenApiDocument } from "../generate/openapi-document.ts";
import { type Asked, answerByForm, isRefusal, refuseByState } from "./answer.ts";
import { findAnswer, type World } from "./answers.ts";
import { Cast } from "./cast.ts";
import { type Example, Examples, isThing, type Thing, unsetFields } from "./contract.ts";
import { Jobs } from "./jobs.ts";
import { KINDS, Store } from "./store.ts";

/** How responses are generated. */
export interface DataOptions {
  /** Whether there are generated objects besides those of the contract's examples. */
  readonly dynamic: boolean;
  /** The same seed generates the same data. */
  readonly seed: string;
}

const MADE_UP = { companies: 120, things: 40, listed: 60 };
const START_CREDITS = 1000;

/** Responds from the contract's examples and from what earlier requests have changed. */
export function respond(document: OpenApiDocument, { dynamic, seed }: DataOptions): Middleware {
  const now = new Date();
  const examples = new Examples(document, dynamic ? now : undefined);
  const random = new Random(createHash("sha256").update(seed).digest().readUInt32BE(4));
  const bodies = examples.bodies();
  const unset = unsetFields(document);
  const cast = new Cast(bodies, seed, dynamic ? MADE_UP.companies : 0, now);
  const store = new Store(bodies);
  if (dynamic) store.multiply(random, MADE_UP.things);
  const readExample = (operationId: string) => asThing(examples.of(operationId, 200));
  const { user_id: owner } = readExample("AgentKeys_me");
  const world: World = { jobs: new Jobs(), credits: { balance: START_CREDITS, reserved: 0 }, readExample };
  const replays = new Map<string, HttpResponse>();

  function answer(context: Context, example: Example): HttpResponse {
    const { operation, input, requestId } = context.state;
    const { operationId, method, rate } = operation.route;
    const actingUser = String(namedUser(context.get("X-User-ID")) || owner);
    const members = store.list(KINDS.find(({ one }) => one === "member")!).map(({ user_id }) => user_id);
    if (actingUser !== owner && !members.includes(actingUser)) {
      const message =
        "The user in X-User-ID is not a member of this key's workspace. Send `me` to act as the key's owner.";
      return problem(requestId, { status: 403, errorCode: "FORBIDDEN", message });
    }
    const asked: Asked = {
      operationId,
      method,
      path: { ...(input.path as Thing) },
      query: { ...(input.query as Thing) },
      body: isThing(input.body as Thing) ? (input.body as Thing) : {},
      example: asThing(example),
      actingUser,
      cast,
      store,
      random,
      now: new Date(),
      unset: unset.get(operationId) ?? {},
      listLength: dynamic ? MADE_UP.listed : undefined,
    };
    const refusal = refuseByState(asked);
    if (refusal === undefined && operationId === "Lookalikes_exportBulk") return exportJob(context, asked, world);
    if (refusal === undefined && typeof example.body === "string")
      return { status: 200, headers: { ...example.headers, "Content-Type": example.type }, body: example.body };
    const before = world.credits.balance;
    const body = refusal ?? findAnswer(operationId)?.(asked, world) ?? answerByForm(asked);
    if (isRefusal(body))
      return problem(requestId, {
        status: body.status,
        errorCode: body.code,
        message: body.message,
        details: body.details,
      });
    const credits = rate === "costly" && {
      "X-Credits-Used": String(before - world.credits.balance),
      "X-Credits-Remaining": String(world.credits.balance),
    };
    return { status: 200, headers: { ...example.headers, ...credits }, body: JSON.stringify(body) };
  }

  return (context) => {
    const { operation, requestId, idempotencyKey } = context.state;
    const { operationId, auth, statuses } = operation.route;
    const preferred = /\bcode=(\d{3})\b/.exec(context.get("Prefer"))?.[1];
    if (preferred !== undefined) return send(context, exampleOfStatus(context, examples, Number(preferred)));
    if (auth === "key" && !context.get("X-API-Key") && !context.get("Authorization")) {
      const message = "The API key is missing. Send any key in X-API-Key.";
      return send(context, problem(requestId, { status: 401, errorCode: "UNAUTHORIZED", message }));
    }
    const example = examples.of(operationId, 200);
    if (example === undefined)
      throw new Error(`${operationId} has no example for status 200 (declared statuses: ${statuses.join(", ")}).`);
    const replayed = idempotencyKey && replays.get(`${operationId} ${idempotencyKey}`);
    if (replayed)
      return send(context, { ...replayed, headers: { ...replayed.headers, "Idempotent-Replayed": "true" } });
    const response = answer(context, example);
    if (idempotencyKey && response.status === 200) replays.set(`${operationId} ${idempotencyKey}`, response);
    send(context, response);
  };
}

function asThing(example: Example | undefined): Thing {
  return example !== undefined && isThing(example.body) ? example.body : {};
}

/** Returns the contract's example of a status, regardless of the rest of the request. */
function exampleOfStatus({ state }: Context, examples: Examples, status: number): HttpResponse {
  const { statuses, operationId } = state.operation.route;
  const example = examples.of(operationId, status);
  if (example === undefined) {
    const known = new Intl.ListFormat("en-GB").format(statuses.map(String));
    const message = `Prefer: code=${status} is not a status of this operation. Its statuses are ${known}.`;
    return problem(state.requestId, { status: 400, errorCode: "INVALID_REQUEST", message });
  }
  const body = typeof example.body === "string" ? example.body : JSON.stringify(example.body);
  return { status, headers: { ...example.headers, "Content-Type": example.type }, body };
}

/** Returns the results of a job in the service's export format, one result per line. */
function exportJob(context: Context, asked: Asked, { jobs, readExample }: World): HttpResponse {
  const { requestId } = context.state;
  const job = asked.store.get(KINDS.find(({ one }) => one === "job")!, asked.path.job_id);
  const isExampleJob = readExample("Lookalikes_pollBulk").job_id === asked.path.job_id;
  if (job?.finished_at === null && !isExampleJob) {
    const message = `The job is ${String(job.status)}. Export it when it has ended.`;
    return problem(requestId, { status: 409, errorCode: "JOB_NOT_FINISHED", message, details: { status: job.status } });
  }
  const lines = jobs
    .listJobResults({ ...asked, example: readExample("Lookalikes_pollBulk") })
    .map(
      (company) => ({ ...company, agentic_method: null }) as unknown as Schema["Lookalike"] & { agentic_method: null },
    );
  const isTable = context.accepts("application/x-ndjson", "text/csv") === "text/csv";
  const body = isTable
    ? [TABLE.columns, ...lines.flatMap(TABLE.lines)].map(csvLine).join("")
    : lines.map((line) => `${JSON.stringify(line)}\n`).join("");
  return { status: 200, headers: { "Content-Type": isTable ? "text/csv" : "application/x-ndjson" }, body };
}
