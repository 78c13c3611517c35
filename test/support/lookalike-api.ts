// An API process of its own: `node lookalike-api.ts URL`. It says where it listens.
import { startLookalikeService } from "./lookalike-service.ts";

const service = await startLookalikeService(process.argv[2] ?? "");
process.stdout.write(`${service.address}\n`);
