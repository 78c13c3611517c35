// A process that uses the embedded database of a folder: prints one line of JSON, and stops when its input ends. Logs
// to its standard error.
import { openEmbeddedDatabase } from "../../server/db/embedded.ts";

const [directory = "", durable] = process.argv.slice(2);
const database = await openEmbeddedDatabase({ directory, durable: durable === "durable", log: console.error });
console.log(JSON.stringify({ url: database.url, pid: database.pid(), startedHere: database.startedHere }));
process.stdin.resume().on("end", () => void database.stop());
