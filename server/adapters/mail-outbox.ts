import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Mail, MailResult } from "../ports/mail.ts";
import { toNodemailer } from "./mail-message.ts";

/** Writes each email to a file `ID.eml` in a folder instead of sending it, for development and tests. */
export function outboxMail(folder: string): Mail {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    send: async (message, signal) => {
      if (signal.aborted) return { outcome: "unavailable", reason: "Sending was aborted." };
      if (!/^[\w-]{1,100}$/.test(message.id))
        throw new Error(`The email id ${message.id} is no valid file name. Use 1 to 100 letters, digits and hyphens.`);
      const { message: content } = await composer.sendMail(toNodemailer(message, "no-reply@localhost"));
      if (!Buffer.isBuffer(content)) throw new Error("nodemailer composed a stream instead of a buffer.");
      return writeFile(folder, message.id, content);
    },
    close: async () => undefined,
  };
}

/** Writes a file atomically. Only the owner may read it. */
async function writeFile(folder: string, id: string, content: Buffer): Promise<MailResult> {
  const temporary = join(folder, `.${id}-${randomUUID()}.part`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = await open(temporary, "w", 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, join(folder, `${id}.eml`));
    return { outcome: "accepted" };
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    return { outcome: "unavailable", reason: error instanceof Error ? error.message : String(error) };
  }
}
