// A separate API process: `node lookalike-api.ts URL`. It prints its address.
import { startLookalikeService } from "./lookalike-service.ts";

const service = await startLookalikeService(process.argv[2] ?? "");
process.stdout.write(`${service.address}\n`);
