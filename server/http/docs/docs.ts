import type { HttpResponse } from "../response.ts";
import { type Asset, createAsset, readPrograms, sendAsset, sendTagged } from "./assets.ts";
import { referencePage } from "./page.ts";
import { readContract, referenceDocument } from "./reference-document.ts";
import { findTextPage } from "./text-pages.ts";

/** Read at the first request, because most processes never serve these assets. */
let programs: readonly Asset[] | undefined;
let contract: Asset | undefined;

/** The contract, and a variant with open enums for clients that reject unknown values; built at the first request. */
const CONTRACTS: Readonly<Record<string, () => string>> = {
  "/openapi.json": readContract,
  "/docs/openapi.open.json": withOpenValues,
};
const contracts = new Map<string, Asset>();

/** Returns the contract with a plain string in place of each enum that a minor version can extend. */
function withOpenValues(): string {
  const asText = (_name: string, value: unknown): unknown => {
    if (typeof value !== "object" || value === null || !("x-values" in value) || value["x-values"] !== "open")
      return value;
    return { ...value, enum: undefined };
  };
  return JSON.stringify(JSON.parse(readContract(), asText));
}

/** Returns the reference page, one of its files or a text page; undefined if the path has none. */
export function findDocs(path: string, acceptEncoding: string, ifNoneMatch = ""): HttpResponse | undefined {
  const textPage = findTextPage(path);
  if (textPage) return textPage;
  const read = Object.hasOwn(CONTRACTS, path) ? CONTRACTS[path] : undefined;
  if (read) {
    const asset = contracts.get(path) ?? createAsset(path, "application/json", read());
    contracts.set(path, asset);
    return sendTagged(asset, acceptEncoding, ifNoneMatch);
  }
  if (path !== "/docs" && !path.startsWith("/docs/")) return undefined;
  contract ??= createAsset("openapi.json", "application/json", JSON.stringify(referenceDocument()));
  programs ??= readPrograms();
  if (path === "/docs" || path === "/docs/") return referencePage(programs[0]?.path ?? "", contract.path);
  const asset = [...programs, contract].find((each) => each.path === path);
  return asset && sendAsset(asset, acceptEncoding);
}
