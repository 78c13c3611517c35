import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { Db } from "../../../../server/db/connect.ts";
import { listRows } from "../../../../server/db/statements.ts";
import type { Schema } from "../../../../server/http/contract.ts";
import type { Clients } from "../clients.ts";
import type { Check, LoadRecord } from "../record.ts";
import { checkReports, type ReceivedEvents } from "../webhooks.ts";

const PATH = "/api/v1/account/search-lookalikes-bulk";
const LIMIT = 150;
const SLOW_READER_MS = 10_000;

export async function submitBulkJob(clients: Clients, at: number): Promise<void> {
  const query = `things of kind ${at}`;
  const body = { query, limit: LIMIT };
  const call = { owner: clients.owner(at), method: "POST", path: PATH, body } as const;
  const job = await clients.write<Schema["SubmitBulkLookalikeResponse"]>(call);
  if (job) clients.record.bulkJobs.push({ query, jobId: job.job_id });
}

/** Sends a request and does not read the response for a while. */
export async function readBulkJobsSlowly(clients: Clients): Promise<void> {
  const owner = clients.owner(0);
  const { hostname, port } = new URL(clients.address());
  const socket = connect(Number(port), hostname);
  socket.on("error", () => undefined);
  socket.write(`GET ${PATH}?limit=100 HTTP/1.1\r\nHost: chaos\r\nX-API-Key: ${owner.key}\r\n\r\n`);
  await delay(SLOW_READER_MS, undefined, { signal: clients.ending }).catch(() => undefined);
  socket.destroy();
}

export async function checkBulkJobs(db: Db, { bulkJobs }: LoadRecord, events: ReceivedEvents): Promise<Check[]> {
  const rows = await listRows(db)<{ id: string; query: string; status: string }>`
    select id, request ->> 'query' as query, status from lookalike_job`;
  const stored = new Map(rows.map((row) => [row.id, row]));
  const twice = [...Map.groupBy(rows, ({ query }) => query)].filter(([, jobs]) => jobs.length > 1);
  const completed = rows.filter(({ status }) => status === "completed").map(({ id }) => id);
  return [
    {
      promise: "every bulk job is submitted once, and completes",
      examined: bulkJobs.length,
      faults: [
        ...bulkJobs.filter(({ jobId }) => !stored.has(jobId)).map(({ jobId }) => `${jobId} is gone`),
        ...twice.map(([query, jobs]) => `"${query}" was submitted ${jobs.length} times`),
        ...rows.filter(({ status }) => status !== "completed").map(({ id, status }) => `${id} is ${status}`),
      ],
    },
    checkReports("every completed bulk job is reported by one webhook", completed, events),
  ];
}
