#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { Command, CommanderError } from "commander";
import { addBulkCommands } from "./commands/bulk.ts";
import { addCallCommand } from "./commands/call.ts";
import { addCompletionCommand } from "./commands/completion.ts";
import { addImportCommand } from "./commands/import.ts";
import { addKeyCommands } from "./commands/keys.ts";
import { addListenCommand } from "./commands/listen.ts";
import { addMcpCommand } from "./commands/mcp.ts";
import { addSearchCommands } from "./commands/search.ts";
import { addSignalCommands } from "./commands/signals.ts";
import { addTriggerCommand } from "./commands/trigger.ts";
import { addWorkspaceCommands } from "./commands/workspace.ts";
import { addGlobalOptions } from "./context.ts";
import { EXIT, explain } from "./failure.ts";
import { tell } from "./output.ts";

const EXIT_CODES = `
Exit codes: 0 done, 1 failed, 2 wrong arguments, 3 missing or invalid key, 4 not found, 5 not enough credits,
6 rejected, 7 the service cannot be reached or is overloaded, 8 unfinished.

Data goes to standard output, messages to standard error.`;

const { version }: { version: string } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const program = addGlobalOptions(new Command("account-intelligence"))
  .description("Find, track and act on target companies and people.")
  .version(version)
  .showSuggestionAfterError()
  .addHelpText("after", EXIT_CODES)
  .exitOverride();
addKeyCommands(program);
addSearchCommands(program);
addBulkCommands(program);
addImportCommand(program);
addSignalCommands(program);
addWorkspaceCommands(program);
addListenCommand(program);
addTriggerCommand(program);
addCallCommand(program);
addMcpCommand(program);
addCompletionCommand(program);

// A reader such as `head` may close the pipe before everything is printed.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : EXIT.failed));
try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? 0 : EXIT.misused;
  } else {
    const { message, exitCode } = explain(error, program.args[0]);
    tell(message);
    process.exitCode = exitCode;
  }
}
