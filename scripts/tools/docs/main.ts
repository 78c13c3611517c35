// npm run docs: brings the reference's program into the project: one file of a package, compressed.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";

/**
 * Scalar's API reference, MIT. Not a dependency: it would install 272 packages (287 MB) for one file that has all of them
 * in it.
 */
const PACKAGE = "@scalar/api-reference@1.72.1";
/** What npm's registry says of the package, which npm checks. */
const INTEGRITY = "sha512-XpEJ0rfc/cXbCrR+iC4kK0o/WwX2dTtGQbT049OlPKAHD6IMIFdTeGz2r+M27P2EDWKyUITRm/NzlP8z2pw/Ow==";
const FILE = "package/dist/browser/standalone.js";
const TARGET = fileURLToPath(new URL("../../../server/http/docs/assets/reference.js.br", import.meta.url));

const folder = mkdtempSync(join(tmpdir(), "docs-"));
try {
  const output = execFileSync("npm", ["pack", PACKAGE, "--json", `--pack-destination=${folder}`], { encoding: "utf8" });
  const [packed]: { filename: string; integrity: string }[] = JSON.parse(output);
  if (packed?.integrity !== INTEGRITY) throw new Error(`${PACKAGE} is not the package that was reviewed.`);
  execFileSync("tar", ["-xzf", join(folder, packed.filename), "-C", folder, FILE]);
  const program = readFileSync(join(folder, FILE));
  const compressed = brotliCompressSync(program, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: program.length },
  });
  writeFileSync(TARGET, compressed);
  console.log(`${PACKAGE}: ${program.length} bytes, ${compressed.length} compressed.`);
} finally {
  rmSync(folder, { recursive: true });
}
