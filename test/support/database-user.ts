// A process that uses the embedded database of a folder. It prints one line of JSON, logs to standard error, and stops
// when its standard input ends.
import { openEmbeddedDatabase } from "../../server/db/embedded.ts";

const [directory = "", durable] = process.argv.slice(2);
const database = await openEmbeddedDatabase({ directory, durable: durable === "durable", log: console.error });
console.log(JSON.stringify({ url: database.url, pid: database.pid(), startedHere: database.startedHere }));
process.stdin.resume().on("end", () => void database.stop());
