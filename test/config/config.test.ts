import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readConfig, settings } from "../../server/config/config.ts";
import { StartupError } from "../../server/lib/startup-error.ts";
import { secretKey } from "../../server/secrets/secret-key.ts";
import { readCases } from "../support/cases.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const cases = readCases("test/config/config.txt");

function errors(environment: NodeJS.ProcessEnv): string[] {
  const result = readConfig(environment);
  return "errors" in result ? result.errors : [];
}

describe("settings", () => {
  it("have the documented defaults, and an empty variable counts as not set", () => {
    const result = readConfig({ PORT: "", MAIL_URL: " " });
    expect(result).toHaveProperty("config");
    expect("config" in result && result.config).toMatchObject({
      port: 8080,
      host: "127.0.0.1",
      dataDirectory: resolve(".data"),
      sampleData: true,
      workers: true,
      startCredits: 1000,
      readsPerMinute: 120,
      costlyPerMinute: 30,
      allowLoopbackWebhooks: false,
      searchEngineUrl: undefined,
      searchEnginePrefix: "companies",
      databaseUrl: undefined,
      mailUrl: undefined,
      logLevel: "info",
    });
  });

  it.each(cases.rows<[string, string, string]>("invalid settings: name, value, message"))(
    "%s=%s prevents the start with a message that states the variable",
    (variable, value, sentence) => {
      expect(errors({ [variable]: value })).toContain(`${variable} must be ${sentence}.`);
    },
  );

  it("require a secret key with a DATABASE_URL, and a model with an endpoint", () => {
    expect(errors({ DATABASE_URL: "postgres://host/db" }).join()).toContain("SECRET_KEY must be set");
    expect(errors({ EMBEDDINGS_URL: "http://host/v1", LANGUAGE_MODEL_URL: "http://host/v1" })).toEqual([
      "EMBEDDINGS_MODEL must be set when EMBEDDINGS_URL is.",
      "LANGUAGE_MODEL_MODEL must be set when LANGUAGE_MODEL_URL is.",
    ]);
  });

  it("never show an invalid secret in the message", () => {
    const sentences = errors({
      SECRET_KEY: "hunter2",
      DATABASE_URL: "mysql://user:hunter2@host/db",
      MAIL_URL: "http://u:hunter2@h",
    });
    expect(sentences).toHaveLength(3);
    expect(sentences.join()).not.toContain("hunter2");
  });

  it("are all in server/operations/settings.md, with their defaults", () => {
    const page = readFileSync("server/operations/settings.md", "utf8");
    const rows = page.matchAll(/^\| `([A-Z_]+)` \| (?:`([^`]+)`)? \| \S/gm).map(([, ...row]) => row);
    expect([...rows].map(([variable, defaultValue = ""]) => ({ variable, defaultValue }))).toEqual(
      Object.values(settings).map(({ variable, defaultValue }) => ({ variable, defaultValue })),
    );
  });
});

describe("the secret key of an embedded database", () => {
  const directory = temporaryFolder();

  it("is generated once, readable only by its owner, and overridden by SECRET_KEY", () => {
    const made = secretKey({ dataDirectory: directory, secretKey: undefined });
    expect(made.length).toBeGreaterThanOrEqual(32);
    expect(secretKey({ dataDirectory: directory, secretKey: undefined })).toBe(made);
    expect(readdirSync(directory)).toEqual(["secret-key"]);
    expect(statSync(join(directory, "secret-key")).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(directory, "secret-key"), "utf8").trim()).toBe(made);
    expect(secretKey({ dataDirectory: directory, secretKey: "given" })).toBe("given");
  });

  it("is not read from a file that was emptied or truncated", () => {
    for (const text of ["", "\n", "cut", "\0".repeat(44)]) {
      writeFileSync(join(directory, "secret-key"), text);
      expect(() => secretKey({ dataDirectory: directory, secretKey: undefined })).toThrow(StartupError);
    }
  });
});
