import type { HttpResponse } from "../response.ts";
import { type Asset, createAsset, readAsset, sendAsset } from "./assets.ts";
import { referencePage } from "./page.ts";
import { referenceDocument } from "./reference-document.ts";
import { findTextPage } from "./text-pages.ts";

/** The program of the reference (Scalar), which `npm run docs` adds to the project. */
const PROGRAM = readAsset("reference.js");
/** Made at the first request: most processes are never asked. */
let contract: Asset | undefined;

/** Returns the page of the reference, a file of it or a page of text; undefined when there is none at the path. */
export function findDocs(path: string, acceptEncoding: string): HttpResponse | undefined {
  const textPage = findTextPage(path);
  if (textPage) return textPage;
  if (path !== "/docs" && !path.startsWith("/docs/")) return undefined;
  contract ??= createAsset("openapi.json", "application/json", JSON.stringify(referenceDocument()));
  if (path === "/docs" || path === "/docs/") return referencePage(PROGRAM.path, contract.path);
  const asset = [PROGRAM, contract].find((each) => each.path === path);
  return asset && sendAsset(asset, acceptEncoding);
}
