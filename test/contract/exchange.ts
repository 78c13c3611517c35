import { type IncomingHttpHeaders, request } from "node:http";

/** `cut`: the body arrives without its last byte. `stall`: half of the body is sent and then nothing. */
export type Mishap = "cut" | "stall";

interface Outgoing {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly mishap: Mishap | undefined;
}

interface Incoming {
  readonly statusCode: number;
  readonly headers: Record<string, string>;
  /** The body, parsed if its content type is JSON. */
  readonly body: unknown;
}

// These headers apply to one connection and are not forwarded; lengths are recomputed.
const HOP_BY_HOP = ["connection", "content-length", "host", "keep-alive", "transfer-encoding"];

/** Sends one request over its own connection, with the given fault. */
export function exchange({ method, url, headers, body, mishap }: Outgoing): Promise<Incoming> {
  const text = mishap === "cut" ? body?.slice(0, -1) : body;
  const length = text === undefined ? {} : { "content-length": String(Buffer.byteLength(text)) };
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      { method, headers: { ...endToEnd(headers), ...length }, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          outgoing.destroy();
          const content = Buffer.concat(chunks).toString("utf8");
          const isJson = response.headers["content-type"]?.startsWith("application/json");
          try {
            resolve({
              statusCode: response.statusCode ?? 0,
              headers: endToEnd(response.headers),
              body: isJson ? JSON.parse(content) : content,
            });
          } catch (error) {
            reject(error);
          }
        });
      },
    );
    outgoing.on("error", reject);
    if (mishap === "stall") outgoing.write(text?.slice(0, text.length / 2));
    else outgoing.end(text);
  });
}

function endToEnd(headers: IncomingHttpHeaders | Readonly<Record<string, string>>): Record<string, string> {
  const passed = Object.entries(headers).filter(([name, value]) => value !== undefined && !HOP_BY_HOP.includes(name));
  return Object.fromEntries(passed.map(([name, value]) => [name, String(value)]));
}
