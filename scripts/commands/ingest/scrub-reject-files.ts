import { createReadStream } from "node:fs";
import { open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { withoutErasedPeople } from "../../../server/catalogue/erased-people.ts";
import { identityOfValues } from "../../../server/catalogue/personal-values.ts";
import { ERASED } from "../../../server/catalogue/queries-people.ts";
import type { Db } from "../../../server/db/connect.ts";
import { PRIVATE_FILE } from "../../../server/lib/private-files.ts";
import type { Secrets } from "../../../server/secrets/secrets.ts";

/** The number of lines whose people are looked up in one transaction. */
const CHUNK = 1000;

interface RejectLine {
  readonly line: number;
  readonly row?: Readonly<Record<string, unknown>>;
  readonly text?: string;
}

/** Removes the content of erased people's rows from the reject files of a folder. Line numbers and reasons remain. */
export async function scrubRejectFiles(db: Db, secrets: Secrets, folder: string): Promise<void> {
  const names = await readdir(folder).catch((): string[] => []);
  for (const name of names.filter((one) => one.endsWith(".rejected.ndjson")))
    await scrubFile(db, secrets, join(folder, name));
}

async function scrubFile(db: Db, secrets: Secrets, path: string): Promise<void> {
  const temporary = `${path}.part`;
  const output = await open(temporary, "w", PRIVATE_FILE);
  let isChanged = false;
  try {
    let chunk: string[] = [];
    const flush = async (): Promise<void> => {
      const scrubbed = await scrub(db, secrets, chunk);
      isChanged ||= scrubbed.some((line, at) => line !== chunk[at]);
      if (scrubbed.length > 0) await output.appendFile(`${scrubbed.join("\n")}\n`);
      chunk = [];
    };
    for await (const line of createInterface({ input: createReadStream(path) })) {
      chunk.push(line);
      if (chunk.length === CHUNK) await flush();
    }
    await flush();
    await output.sync();
  } finally {
    await output.close();
  }
  await (isChanged ? rename(temporary, path) : rm(temporary));
}

async function scrub(db: Db, secrets: Secrets, lines: readonly string[]): Promise<string[]> {
  const items = lines.map((text) => ({ text, reject: parse(text) }));
  const allowed = new Set(
    await db
      .transaction()
      .execute((transaction) =>
        withoutErasedPeople(transaction, secrets, items, ({ reject }) =>
          identityOfValues([...Object.values(reject?.row ?? {}), reject?.text]),
        ),
      ),
  );
  return items.map((item) =>
    allowed.has(item) ? item.text : JSON.stringify({ line: item.reject?.line, reason: `The row ${ERASED}` }),
  );
}

function parse(text: string): RejectLine | undefined {
  try {
    return JSON.parse(text) as RejectLine;
  } catch {
    return undefined;
  }
}
