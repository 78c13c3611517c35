import { createInterface } from "node:readline/promises";
import { createClient } from "@account-intelligence/client";
import type { Command } from "commander";
import { type GlobalOptions, openClient, readBaseUrl, requestedFormat } from "../context.ts";
import { EXIT, Failure } from "../failure.ts";
import { printObject, tell } from "../output.ts";
import { deleteSettings, readSettings, writeSettings } from "../settings.ts";

export function addKeyCommands(program: Command): void {
  program
    .command("sign-up")
    .description("sign up with an email address, and store the key")
    .argument("<email>")
    .action(async (email: string, _options: unknown, command: Command) => {
      const options = command.optsWithGlobals<GlobalOptions>();
      const { data } = await createClient({ baseUrl: readBaseUrl(options) }).agentKeys.signUp({ email });
      tell(data.message);
      if (!process.stdin.isTTY) {
        const at = options.url === undefined ? "" : ` --url ${options.url}`;
        return tell(`Then: account-intelligence${at} verify ${email} CODE`);
      }
      const prompt = createInterface({ input: process.stdin, output: process.stderr });
      const code = await prompt.question("Code: ");
      prompt.close();
      await verify(options, email, code.trim());
    });
  program
    .command("verify")
    .description("exchange the code from the email for a key, and store it")
    .argument("<email>")
    .argument("<code>")
    .action((email: string, code: string, _options: unknown, command: Command) =>
      verify(command.optsWithGlobals<GlobalOptions>(), email, code),
    );
  program
    .command("whoami")
    .description("show the user and workspace of the key")
    .action(async (_options: unknown, command: Command) => {
      printObject((await openClient(command).agentKeys.me()).data, requestedFormat(command));
    });
  program
    .command("sign-out")
    .description("remove the stored key; it remains valid")
    .action(() => {
      deleteSettings();
      tell("The stored key was removed.");
    });
}

async function verify(options: GlobalOptions, email: string, code: string): Promise<void> {
  if (!/^\d{6}$/.test(code)) throw new Failure("The code must have six digits.", EXIT.misused);
  const url = readBaseUrl(options);
  const { data } = await createClient({ baseUrl: url }).agentKeys.verify({ email, otp_code: code });
  const path = writeSettings({ ...readSettings(), url, email: data.email, apiKey: data.api_key });
  tell(`${data.is_new_user ? "Welcome." : "Welcome back."} The key is stored in ${path}, which only you can read.`);
}
