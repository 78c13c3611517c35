import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from "node:zlib";
import type { HttpResponse } from "../response.ts";

/** A file whose path contains a hash of its content, so that clients can cache it permanently. */
export interface Asset {
  readonly path: string;
  readonly type: string;
  readonly brotli: Buffer;
  /** Compressed at the first request that does not accept brotli, such as a browser's request over plain HTTP. */
  gzip?: Buffer;
}

const PROGRAMS = new URL("./assets/", import.meta.url);

/** Returns the files of the API reference (Scalar), bundled by `npm run docs:reference`. The entry file comes first. */
export function readPrograms(): Asset[] {
  return readdirSync(PROGRAMS)
    .toSorted((a, b) => a.length - b.length)
    .map((file) => {
      const path = `/docs/${file.replace(/\.br$/, "")}`;
      return { path, type: "text/javascript", brotli: readFileSync(new URL(file, PROGRAMS)) };
    });
}

export function createAsset(name: string, type: string, content: string): Asset {
  const brotli = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return { path: hashedPath(name, brotli), type, brotli };
}

function hashedPath(name: string, content: Buffer): string {
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, 16);
  return `/docs/${name.replace(".", `.${hash}.`)}`;
}

/** Returns an asset whose path has no hash. Responds with 304 if the client has the current version. */
export function sendTagged(asset: Asset, acceptEncoding: string, ifNoneMatch: string): HttpResponse {
  const tag = `W/"${asset.path}"`;
  const headers = { ETag: tag, "Cache-Control": "no-cache" };
  if (ifNoneMatch.includes(tag)) return { status: 304, headers, body: "" };
  const { status, body, headers: own } = sendAsset(asset, acceptEncoding);
  return { status, body, headers: { ...own, ...headers } };
}

/** Returns an asset, permanently cacheable, in an encoding that the client accepts. */
export function sendAsset(asset: Asset, acceptEncoding = ""): HttpResponse {
  const headers = {
    "Content-Type": `${asset.type}; charset=utf-8`,
    "Cache-Control": "public, max-age=31536000, immutable",
    Vary: "Accept-Encoding",
  };
  if (/\bbr\b/.test(acceptEncoding))
    return { status: 200, headers: { ...headers, "Content-Encoding": "br" }, body: asset.brotli };
  asset.gzip ??= gzipSync(brotliDecompressSync(asset.brotli));
  if (/\bgzip\b/.test(acceptEncoding))
    return { status: 200, headers: { ...headers, "Content-Encoding": "gzip" }, body: asset.gzip };
  return { status: 200, headers, body: brotliDecompressSync(asset.brotli) };
}
