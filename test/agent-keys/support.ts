import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Writable } from "node:stream";
import { sql } from "kysely";
import { type ApiResponse, call } from "../../scripts/support/call.ts";
import { TEST_SECRET_KEY } from "../../scripts/support/keys.ts";
import { type ReceivedMail, readOutbox } from "../../scripts/support/mail.ts";
import { until } from "../../scripts/support/until.ts";
import { outboxMail } from "../../server/adapters/mail-outbox.ts";
import { smtpMail } from "../../server/adapters/mail-smtp.ts";
import { sendCode } from "../../server/agent-keys/code-mail.ts";
import { sendRecovery } from "../../server/agent-keys/recovery-mail.ts";
import { startWorkers } from "../../server/jobs/worker.ts";
import { createSecrets } from "../../server/secrets/secrets.ts";
import { createLog } from "../../server/wiring/log.ts";
import { atEnd } from "../support/at-end.ts";
import { idleHandlers } from "../support/idle-handlers.ts";
import { startTestService, type TestService } from "../support/service.ts";
import { TestClock } from "../support/test-clock.ts";

/** A service whose codes can be received, with a clock that can be advanced and a log that can be read. */
interface KeyService extends TestService {
  readonly clock: TestClock;
  /** Returns everything that the service and the worker have logged so far, at every level. */
  readonly logged: () => string;
  readonly signUp: (email: string) => Promise<ApiResponse>;
  readonly verify: (email: string, code: string) => Promise<ApiResponse>;
  /** Starts mailing codes, to the outbox or over SMTP, until `empty` or `stop` is called. */
  readonly startMailing: (smtpUrl?: string) => Promise<void>;
  readonly outbox: () => readonly ReceivedMail[];
  /** Signs up, waits for the code in the outbox and verifies it. */
  readonly obtainKey: (email: string) => Promise<{ api_key: string; is_new_user: boolean }>;
  /** Prepares the service for the next test: removes users and emails, and resets the clock. */
  readonly empty: () => Promise<void>;
}

export async function startKeyService(settings: Readonly<Record<string, string>> = {}): Promise<KeyService> {
  const lines: string[] = [];
  const log = createLog(
    "trace",
    new Writable({
      write: (chunk, _encoding, done) => {
        lines.push(String(chunk));
        done();
      },
    }),
  );
  const clock = new TestClock();
  const service = await startTestService({ ...settings }, undefined, { log, clock });
  const folder = join(service.dataDirectory, "outbox");
  const stops: (() => Promise<void>)[] = [];
  const stopMailing = async (): Promise<void> => {
    for (const stop of stops.splice(0)) await stop();
  };
  const signUp = (email: string): Promise<ApiResponse> =>
    call(service, "POST", "/api/v1/agent/sign-up", { body: { email } });
  const verify = (email: string, otp_code: string): Promise<ApiResponse> =>
    call(service, "POST", "/api/v1/agent/verify", { body: { email, otp_code } });
  const outbox = (): readonly ReceivedMail[] => readOutbox(folder);
  return {
    ...service,
    clock,
    logged: () => lines.join(""),
    signUp,
    verify,
    outbox,
    startMailing: async (smtpUrl) => {
      const mail = smtpUrl === undefined ? outboxMail(folder) : smtpMail({ url: smtpUrl });
      const { db, url } = service.database;
      const handlers = {
        ...idleHandlers,
        "agent-keys.send-code": sendCode({ db, secrets: createSecrets(TEST_SECRET_KEY), mail, clock }),
        "agent-keys.send-recovery": sendRecovery({ mail }),
      };
      const workers = await startWorkers({ url, log, handlers, only: ["mail"] });
      stops.push(
        () => workers.stop(),
        () => mail.close(),
      );
    },
    obtainKey: async (email) => {
      const codes = (): readonly ReceivedMail[] => outbox().filter(({ text }) => CODE.test(text));
      const before = codes().length;
      await signUp(email);
      const mails = await until(() => codes().length > before && codes());
      const response = await verify(email, codeIn(mails.at(-1)));
      return response.body as { api_key: string; is_new_user: boolean };
    },
    empty: async () => {
      await stopMailing();
      await service.database.db.transaction().execute(async (transaction) => {
        // Disables the triggers that make the credit ledger append-only.
        await sql`set local session_replication_role = replica`.execute(transaction);
        await sql`delete from credit_entry`.execute(transaction);
        await sql`set local session_replication_role = origin`.execute(transaction);
        const tables = ["credit_balance", "workspace", "sign_up_attempt", "verification_code", "rate_limit_window"];
        for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(transaction);
        await sql`delete from graphile_worker._private_jobs`.execute(transaction);
      });
      await rm(folder, { recursive: true, force: true });
      clock.reset();
    },
    stop: atEnd(async () => {
      await stopMailing();
      await service.stop();
    }),
  };
}

const CODE = /(?<=^Your code is )\d{6}/;

export function codeIn(mail: ReceivedMail | undefined): string {
  const code = CODE.exec(mail?.text ?? "")?.[0];
  if (code === undefined) throw new Error(`The email contains no code: ${JSON.stringify(mail)}`);
  return code;
}

export function otherThan(code: string): string {
  return code === "111111" ? "222222" : "111111";
}
