// npm run docs:reference: bundles the API reference from its package into the project, compressed.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { type ChunkingContext, type OutputChunk, rolldown } from "rolldown";

/** Scalar's API reference, MIT. Not a dependency: it would install 272 packages (287 MB) that its bundle omits. */
const PACKAGE = "@scalar/api-reference@1.72.1";
/** The checksum in npm's registry, against which npm checks the package. */
const INTEGRITY = "sha512-XpEJ0rfc/cXbCrR+iC4kK0o/WwX2dTtGQbT049OlPKAHD6IMIFdTeGz2r+M27P2EDWKyUITRm/NzlP8z2pw/Ow==";
const FOLDER = "package/dist/browser";
const TARGET = fileURLToPath(new URL("../../../server/http/docs/assets/", import.meta.url));
const NAMES = "[name].[hash].js";

const folder = mkdtempSync(join(tmpdir(), "docs-"));
try {
  const output = execFileSync("npm", ["pack", PACKAGE, "--json", `--pack-destination=${folder}`], { encoding: "utf8" });
  const [packed]: { filename: string; integrity: string }[] = JSON.parse(output);
  if (packed?.integrity !== INTEGRITY) throw new Error(`${PACKAGE} is not the package that was reviewed.`);
  execFileSync("tar", ["-xzf", join(folder, packed.filename), "-C", folder, FOLDER]);
  const chunks = await bundle(join(folder, FOLDER, "standalone.esm.js"));
  for (const name of readdirSync(TARGET)) rmSync(join(TARGET, name));
  for (const { fileName, code } of chunks) {
    const compressed = brotliCompressSync(code, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(code) },
    });
    writeFileSync(join(TARGET, `${fileName}.br`), compressed);
    console.log(`${fileName}: ${Buffer.byteLength(code)} bytes, ${compressed.length} compressed.`);
  }
} finally {
  rmSync(folder, { recursive: true });
}

/** Returns two chunks: one that every page loads, and one that a page loads when a caller tries a request. */
async function bundle(entry: string): Promise<OutputChunk[]> {
  const build = await rolldown({ input: { reference: entry }, logLevel: "silent" });
  const needed = new Set<string>();
  const name = (id: string, modules: ChunkingContext): string => {
    const add = (each: string): void => {
      if (needed.has(each)) return;
      needed.add(each);
      modules.getModuleInfo(each)?.importedIds.forEach(add);
    };
    add(entry);
    return needed.has(id) ? "reference" : "reference-later";
  };
  const { output } = await build.generate({
    minify: true,
    entryFileNames: NAMES,
    chunkFileNames: NAMES,
    codeSplitting: { includeDependenciesRecursively: false, groups: [{ name }] },
  });
  return output.filter((each) => each.type === "chunk");
}
