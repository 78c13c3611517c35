import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { findDrift, writeOutputs } from "../../scripts/tools/generate/outputs.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

describe("writing outputs", () => {
  let directory: string;
  beforeEach(() => {
    directory = temporaryFolder();
  });

  it("removes files no longer generated, and does not touch unchanged ones", () => {
    mkdirSync(join(directory, "deep"));
    writeFileSync(join(directory, "deep/old.ts"), "old");
    writeFileSync(join(directory, "same.ts"), "same");
    const { written, removed } = writeOutputs(directory, { "same.ts": "same", "new/file.ts": "new" });
    expect({ written, removed }).toEqual({ written: ["new/file.ts"], removed: ["deep/old.ts"] });
    expect(readFileSync(join(directory, "new/file.ts"), "utf8")).toBe("new");
  });

  it("lists each file that is missing, edited or left over", () => {
    writeFileSync(join(directory, "edited.ts"), "by hand");
    writeFileSync(join(directory, "stale.ts"), "");
    expect(findDrift(directory, { "edited.ts": "generated", "missing.ts": "" })).toEqual([
      "edited.ts differs from what the spec generates",
      "missing.ts is missing",
      "stale.ts is stale: no generator writes it",
    ]);
  });
});
