import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Mail, MailMessage } from "../ports/mail.ts";
import { toNodemailer } from "./mail-message.ts";

/** Puts each mail as a file `ID.eml` into a folder, for a person or a test to read; nothing leaves the machine. */
export function outboxMail(folder: string): Mail {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    send: async (message, signal) => {
      if (signal.aborted) return { outcome: "unavailable", reason: "The sending was stopped." };
      if (!/^[\w-]{1,100}$/.test(message.id))
        throw new Error("A mail's id is up to 100 letters, digits and hyphens: it names a file.");
      const { message: content } = await composer.sendMail(toNodemailer(message, "no-reply@localhost"));
      if (!Buffer.isBuffer(content)) throw new Error("The mail was composed as a stream, not as a buffer.");
      return write(folder, message, content);
    },
    close: async () => undefined,
  };
}

/** Appears whole or not at all under its name; only the owner may read it. */
async function write(folder: string, { id }: MailMessage, content: Buffer): ReturnType<Mail["send"]> {
  const unfinished = join(folder, `.${id}-${randomUUID()}.part`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = await open(unfinished, "w", 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, join(folder, `${id}.eml`));
    return { outcome: "accepted" };
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    return { outcome: "unavailable", reason: error instanceof Error ? error.message : String(error) };
  }
}
