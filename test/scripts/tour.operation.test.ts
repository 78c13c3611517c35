import { execFileSync } from "node:child_process";
import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { startCommand } from "../support/command.ts";
import { codeBlocks, projectRoot } from "../support/readme.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const PATH = "server/http/docs/guides/00-tour.md";
const tour = { path: PATH, text: readFileSync(join(projectRoot, PATH), "utf8") };
const folder = temporaryFolder();
const environment = { DATA_DIR: join(folder, "data"), PORT: "0", LOG_LEVEL: "info" };
const service = startCommand("npm start", environment);

await service.prints(/Key: ai_live_/);
const key = /Key: (\w+)/.exec(service.output())?.[1] ?? "";
const address = /Ready at (\S+)/.exec(service.output())?.[1] ?? "";
symlinkSync(join(projectRoot, "node_modules"), join(folder, "node_modules"));
afterAll(() => service.stop());

it.each([
  ["ts", process.execPath, ["--conditions=account-intelligence-source"]],
  ["python", "python3", []],
  ["sh", "sh", []],
])(
  "the tour runs unchanged, and finds the documented results: %s",
  { timeout: 120_000 },
  (language, program, options) => {
    const [source = ""] = codeBlocks(tour, language);
    const file = join(folder, `tour.${language === "ts" ? "mts" : language}`);
    writeFileSync(file, source.replaceAll("http://127.0.0.1:8080", address));
    const env = { ...process.env, API_KEY: key };
    const lines = execFileSync(program, [...options, file], { encoding: "utf8", env })
      .trim()
      .split("\n");
    const [said = []] = codeBlocks(tour, "text").map((text) => text.trim().split("\n"));
    // The order of similar companies depends on whether the embeddings model has been loaded.
    const comparable = (line: string): string => line.replace(/^(found|similar) [a-z-]+\.example$/, "$1");
    expect(lines.map(comparable)).toEqual(said.map(comparable));
  },
);

it("the readme contains the tour of the guides", () => {
  const text = readFileSync(join(projectRoot, "README.md"), "utf8");
  const inReadme = { path: "README.md", text };
  for (const language of ["ts", "text"]) expect(codeBlocks(inReadme, language)).toEqual(codeBlocks(tour, language));
});
