// The worker thread that reads technologies in job posts.
import { parentPort } from "node:worker_threads";
import type { UnreadPost } from "./queries.ts";
import { readRow } from "./read-row.ts";

parentPort?.on("message", (posts: readonly UnreadPost[]) => parentPort?.postMessage(posts.map(readRow)));
