// Preloaded into a process (`node --import`): on SIGUSR2, every thread that runs the script THROW_IN throws an error.
import { isMainThread } from "node:worker_threads";

const channel = new BroadcastChannel("throw in threads");
if (isMainThread) process.on("SIGUSR2", () => channel.postMessage("now"));
else if (process.argv[1]?.endsWith(process.env.THROW_IN ?? ""))
  channel.onmessage = () => {
    throw new Error("A thread of the index broke.");
  };
channel.unref();
