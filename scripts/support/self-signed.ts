import { readFileSync } from "node:fs";

/** A self-signed certificate for hooks.northwind.example and its key, for tests only. */
export const selfSigned = { key: read("hooks-key"), cert: read("hooks") };

/** A certificate for localhost, issued by a private authority, for tests only. */
export const ofPrivateAuthority = { authority: read("authority"), cert: read("localhost"), key: read("localhost-key") };

function read(name: string): string {
  return readFileSync(new URL(`self-signed/${name}.pem`, import.meta.url), "utf8");
}
