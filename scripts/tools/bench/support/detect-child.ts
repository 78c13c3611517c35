// Runs one detection in a separate process, whose heap the benchmark limits:
// `node --max-old-space-size=512 detect-child.ts URL KIND SUBJECT`. Prints the number of found companies, the duration
// and the event loop delay as JSON.
import { monitorEventLoopDelay } from "node:perf_hooks";
import { connect } from "../../../../server/db/connect.ts";
import { detectFirstMentions } from "../../../../server/signals/detectors/job-posts.ts";
import { detectSocialListening } from "../../../../server/signals/detectors/social.ts";
import { detectionScope } from "./detection-scope.ts";

const [url = "", kind = "", subject = ""] = process.argv.slice(2);
const { db, close } = connect({ url, applicationName: "bench detect" });
const detect = kind === "social" ? detectSocialListening : detectFirstMentions;
const loopDelay = monitorEventLoopDelay({ resolution: 1 });
loopDelay.enable();
const start = performance.now();
const { pages, notes } = await detect(db, detectionScope(subject, undefined), new AbortController().signal);
const seconds = (performance.now() - start) / 1_000;
let found = 0;
for await (const page of pages) found += page.length;
const p99 = loopDelay.percentile(99) / 1e6;
console.log(
  JSON.stringify({ found, seconds, p99, heapMb: Math.round(process.memoryUsage().heapUsed / 2 ** 20), notes }),
);
await close();
