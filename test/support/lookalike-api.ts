// A separate API process that prints its address: `node lookalike-api.ts URL`.
import { startLookalikeService } from "./lookalike-service.ts";

const service = await startLookalikeService(process.argv[2] ?? "");
process.stdout.write(`${service.address}\n`);
