import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Compiled, compileSpec } from "../../scripts/tools/generate/compile-spec.ts";

const projectRoot = fileURLToPath(new URL("../..", import.meta.url));

const HEAD = `
import "@typespec/http";
import "@typespec/openapi";
import "${projectRoot}/spec/common/deprecation.tsp";
using TypeSpec.Http;
using TypeSpec.OpenAPI;
@service(#{ title: "Pets" })
@useAuth(ApiKeyAuth<ApiKeyLocation.header, "X-API-Key">)
namespace AccountIntelligence;
`;

/** Compiles a spec given as text in the same way as the project's own. */
export async function compileText(text: string): Promise<Compiled> {
  const project = mkdtempSync(join(tmpdir(), "spec-"));
  try {
    mkdirSync(join(project, "spec"));
    symlinkSync(join(projectRoot, "node_modules"), join(project, "node_modules"));
    writeFileSync(join(project, "spec/main.tsp"), HEAD + text);
    writeFileSync(
      join(project, "spec/tspconfig.yaml"),
      "warn-as-error: true\noptions:\n  '@typespec/openapi3':\n    openapi-versions: ['3.1.0']\n    omit-unreachable-types: true\n",
    );
    return await compileSpec(project);
  } finally {
    rmSync(project, { recursive: true });
  }
}
