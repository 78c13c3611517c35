import type { HttpResponse } from "../response.ts";
import { type Asset, createAsset, readAsset, sendAsset } from "./assets.ts";
import { referencePage } from "./page.ts";
import { readContract, referenceDocument } from "./reference-document.ts";
import { findTextPage } from "./text-pages.ts";

/** The program of the reference (Scalar), which `npm run docs` adds to the project. */
const PROGRAM = readAsset("reference.js");
/** Made at the first request: most processes are never asked. */
let contract: Asset | undefined;

/** The contract for generators of clients that reject unknown values of enums. */
const OPEN_CONTRACT = "/docs/openapi.open.json";
let openContract: string | undefined;

/** Returns the contract with text in place of each enum that a minor version can extend. */
function withOpenValues(): string {
  const asText = (_name: string, value: unknown): unknown => {
    if (typeof value !== "object" || value === null || !("x-values" in value) || value["x-values"] !== "open")
      return value;
    return { ...value, enum: undefined };
  };
  return JSON.stringify(JSON.parse(readContract(), asText));
}

/** Returns the page of the reference, a file of it or a page of text; undefined when there is none at the path. */
export function findDocs(path: string, acceptEncoding: string): HttpResponse | undefined {
  const textPage = findTextPage(path);
  if (textPage) return textPage;
  if (path !== "/docs" && !path.startsWith("/docs/")) return undefined;
  if (path === OPEN_CONTRACT) {
    openContract ??= withOpenValues();
    return { status: 200, headers: {}, body: openContract };
  }
  contract ??= createAsset("openapi.json", "application/json", JSON.stringify(referenceDocument()));
  if (path === "/docs" || path === "/docs/") return referencePage(PROGRAM.path, contract.path);
  const asset = [PROGRAM, contract].find((each) => each.path === path);
  return asset && sendAsset(asset, acceptEncoding);
}
