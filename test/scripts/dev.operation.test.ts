import { chmodSync, cpSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { startCommand } from "../support/command.ts";
import { projectRoot } from "../support/readme.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const copy = temporaryFolder();

/** Copies the project, so that the test can change files that other tests read. */
function copyProject(): void {
  chmodSync(copy, 0o755); // If the test runs as root, Postgres runs as another user.
  for (const name of [
    "package.json",
    "package-lock.json",
    "tsconfig.json",
    "spec",
    "generated",
    "server",
    "scripts",
    "test",
    "client",
  ])
    cpSync(join(projectRoot, name), join(copy, name), { recursive: true });
  symlinkSync(join(projectRoot, "node_modules"), join(copy, "node_modules"));
}

/** Saves a changed file like most editors, by replacing the old file. */
function saveByRename(path: string, change: (text: string) => string): void {
  const [file, draft] = [join(copy, path), join(copy, `${path}.draft`)];
  writeFileSync(draft, change(readFileSync(file, "utf8")));
  renameSync(draft, file);
}

const NOTES_SPEC = `import "@typespec/http";

using TypeSpec.Http;

namespace AccountIntelligence;

/** The notes of a workspace. */
model NoteList {
  /** The notes, newest first. */
  notes: string[];
}

/** Notes that members write. */
@tag("Notes")
@route("/api/v1/notes")
interface Notes {
  /** Returns the notes of the workspace, newest first. Free. */
  @summary("List notes")
  @opExample(#{ returnType: #{ _: 200, body: #{ notes: #["Call them on Monday."] } } }, #{ title: "One note" })
  @get
  list(...ActingUser): Ok<NoteList> | ReadFailures;
}
`;

const NOTES_HANDLERS = `import type { Family } from "../http/contract.ts";

export function notes(): Family<"Notes"> {
  return { list: async (_input, { caller, reply }) => reply(200, { notes: [\`Of workspace \${caller.workspaceId}\`] }) };
}
`;

function readyTimes(count: number): RegExp {
  return new RegExp(`(Ready at http[\\s\\S]*?){${count}}`);
}

describe("npm run dev", { timeout: 900_000 }, () => {
  it("becomes ready on an empty DATA_DIR, restarts at every save, regenerates when the contract changes, reports type errors and serves a new family", async () => {
    copyProject();
    const settings = { DATA_DIR: join(copy, "data"), PORT: "0", SAMPLE_DATA: "0", LOG_LEVEL: "debug" };
    const dev = startCommand("npm run dev", settings, copy);
    await dev.prints(readyTimes(1));
    expect(dev.output()).not.toContain("/readyz");
    saveByRename("server/wiring/log.ts", (text) => `${text}// changed\n`);
    await dev.prints(readyTimes(2));
    saveByRename("spec/main.tsp", (text) => text.replace(/title: "[^"]+"/, 'title: "Changed title"'));
    await dev.prints(readyTimes(3));
    expect(readFileSync(join(copy, "generated/openapi.json"), "utf8")).toContain('"title": "Changed title"');
    await dev.prints(/No type errors\./);

    // The steps of server/add-a-family.md that the service needs.
    writeFileSync(join(copy, "spec/notes.tsp"), NOTES_SPEC);
    saveByRename("spec/main.tsp", (text) => text.replace(/(import ".\/events.tsp";)/, '$1\nimport "./notes.tsp";'));
    await dev.prints(/NoteList.*is a list without maxItems/);
    await dev.prints(/GET \/api\/v1\/notes: List notes \(Notes_list\)\n.*There is no handler\./);
    mkdirSync(join(copy, "server/notes"));
    writeFileSync(join(copy, "server/notes/handlers.ts"), NOTES_HANDLERS);
    const ready = dev.output().split("Ready at http").length;
    saveByRename("server/http/mcp/uses.txt", (text) => `${text}\n[Notes_list]\nwhat did we write down\n`);
    saveByRename("server/wiring/api.ts", (text) =>
      text
        .replace(/(import \{ events \}.*\n)/, '$1import { notes } from "../notes/handlers.ts";\n')
        .replace("Events: events(),", "Events: events(),\n    Notes: notes(),"),
    );
    await dev.prints(readyTimes(ready));
    const address = dev
      .output()
      .match(/(?<=Ready at )http\S+/g)
      ?.at(-1);
    const key = /Key: (ai_live_\w+)/.exec(dev.output())?.[1] ?? "";
    const response = await fetch(`${address}/api/v1/notes`, { headers: { "X-API-Key": key } });
    expect(await response.json()).toEqual({ notes: [expect.stringMatching(/^Of workspace \d+$/)] });
    await dev.prints(/There is no handler[\s\S]*No type errors\./);
    expect(await dev.stop(), dev.output()).toBe(0);
  });
});
