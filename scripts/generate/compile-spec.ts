import { compile, formatDiagnostic, NodeHost, resolveCompilerOptions, type Program } from "@typespec/compiler";
import { getOpenAPI3 } from "@typespec/openapi3";
import { join } from "node:path";
import type { OpenApiDocument } from "./openapi-document.ts";

/** What the compiler says about the spec: the document, or the complaints. Warnings are complaints too. */
export type Compiled = { ok: true; document: OpenApiDocument; program: Program } | { ok: false; complaints: string[] };

/** Compiles `spec/main.tsp` in this process and returns the OpenAPI document as the emitter makes it. */
export async function compileSpec(projectRoot: string): Promise<Compiled> {
  const spec = join(projectRoot, "spec");
  const entrypoint = join(spec, "main.tsp");
  const [options, faults] = await resolveCompilerOptions(NodeHost, {
    cwd: projectRoot,
    entrypoint,
    configPath: join(spec, "tspconfig.yaml"),
  });
  if (faults.length > 0) return { ok: false, complaints: faults.map((fault) => formatDiagnostic(fault)) };
  const program = await compile(NodeHost, entrypoint, { ...options, noEmit: true, emit: [] });
  if (program.diagnostics.length > 0) return { ok: false, complaints: program.diagnostics.map((fault) => formatDiagnostic(fault)) };
  const [service] = await getOpenAPI3(program, {
    ...options.options?.["@typespec/openapi3"],
    "experimental-parameter-examples": "data",
  });
  if (!service || service.versioned) throw new Error("spec/main.tsp must declare exactly one service without versions");
  if (service.diagnostics.length > 0) return { ok: false, complaints: service.diagnostics.map((fault) => formatDiagnostic(fault)) };
  // Through text: the emitter shares objects between places, and what follows changes them in place.
  const document: OpenApiDocument = JSON.parse(JSON.stringify(service.document));
  return { ok: true, document, program };
}
