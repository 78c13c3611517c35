import { join } from "node:path";
import {
  compile,
  formatDiagnostic,
  getDoc,
  getTags,
  NodeHost,
  navigateProgram,
  type Program,
  resolveCompilerOptions,
} from "@typespec/compiler";
import { getOpenAPI3 } from "@typespec/openapi3";
import { formatError } from "./format-error.ts";
import type { OpenApiDocument, Tag } from "./openapi-document.ts";

/** The compiled document, or the diagnostics of the compiler. A warning fails the compilation too. */
export type Compiled = { ok: true; document: OpenApiDocument } | { ok: false; diagnostics: string[] };

/** The last compilation, so that unchanged files are not parsed again. */
let previous: Program | undefined;

/** Compiles `spec/main.tsp` in this process and returns the OpenAPI document as the emitter produces it. */
export async function compileSpec(projectRoot: string): Promise<Compiled> {
  const spec = join(projectRoot, "spec");
  const entrypoint = join(spec, "main.tsp");
  const [options, diagnostics] = await resolveCompilerOptions(NodeHost, {
    cwd: projectRoot,
    entrypoint,
    configPath: join(spec, "tspconfig.yaml"),
  });
  if (diagnostics.length > 0)
    return { ok: false, diagnostics: diagnostics.map((diagnostic) => formatDiagnostic(diagnostic)) };
  const program = await compile(NodeHost, entrypoint, { ...options, noEmit: true, emit: [] }, previous);
  previous = program;
  if (program.diagnostics.length > 0)
    return { ok: false, diagnostics: program.diagnostics.map((diagnostic) => formatError(program, diagnostic)) };
  const [service] = await getOpenAPI3(program, {
    ...options.options?.["@typespec/openapi3"],
    "experimental-parameter-examples": "data",
  });
  if (!service || service.versioned) throw new Error("spec/main.tsp must declare exactly one service without versions");
  if (service.diagnostics.length > 0)
    return { ok: false, diagnostics: service.diagnostics.map((diagnostic) => formatDiagnostic(diagnostic)) };
  // Makes a deep copy, because the emitter uses some objects in several places.
  const document: OpenApiDocument = JSON.parse(JSON.stringify(service.document), unwrapDescription);
  document.tags = describeTags(program, document.tags ?? []);
  return { ok: true, document };
}

/** Joins the wrapped lines of doc comments, except before a list or a blank line. */
function unwrapDescription(key: string, value: unknown): unknown {
  return key === "description" && typeof value === "string"
    ? value.replaceAll(/(?<!\n)\n(?![\n*-])/g, " ").trim()
    : value;
}

/** Sorts the tags, and describes each with the doc comment of the first interface with this tag. */
function describeTags(program: Program, tags: readonly Tag[]): Tag[] {
  const descriptions = new Map<string, string>();
  navigateProgram(program, {
    interface(family) {
      const description = getDoc(program, family);
      for (const tag of getTags(program, family))
        if (description && !descriptions.has(tag)) descriptions.set(tag, description);
    },
  });
  return tags
    .map((tag) => ({ ...tag, description: tag.description ?? descriptions.get(tag.name) ?? "" }))
    .toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
}
