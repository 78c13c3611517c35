// Preloaded into a process and its threads: appends a line to COUNTED_FILE for every connection to COUNTED_PORT.
import { appendFileSync } from "node:fs";
import { Socket } from "node:net";

const connect = Socket.prototype.connect;
Socket.prototype.connect = function (...args) {
  const [given] = args.flat();
  const port = typeof given === "object" && given !== null ? given.port : given;
  if (String(port) === process.env.COUNTED_PORT) appendFileSync(process.env.COUNTED_FILE, "\n");
  return connect.apply(this, args);
};
