import type { IncomingMessage } from "node:http";
import { problem, quote } from "../problems.ts";
import type { Body } from "../request-state.ts";

/** Limits on the size of a request body, and on the time it takes to arrive. */
export interface BodyLimits {
  readonly bytes: number;
  readonly milliseconds: number;
}

export const BODY_LIMITS: BodyLimits = { bytes: 1_048_576, milliseconds: 15_000 };

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

/** The media types of a plain-text body, and the JSON field that receives the text. */
interface TextBody {
  readonly field: string;
  readonly types: readonly string[];
}

/** The factor by which the size limit is higher for bodies that may contain a file. */
const FILE_FACTOR = 6;

/** Reads a request body within its limits: as JSON, or as plain text if the operation accepts it. */
export async function readBody(
  request: IncomingMessage,
  given: BodyLimits,
  requestId: string,
  text: TextBody | null = null,
): Promise<Body> {
  const limits = text === null ? given : { ...given, bytes: given.bytes * FILE_FACTOR };
  const { headers } = request;
  const length = Number(headers["content-length"] ?? Number.NaN);
  if (!(length > 0) && headers["transfer-encoding"] === undefined) return { value: undefined };
  const encoding = headers["content-encoding"] ?? "identity";
  if (encoding.toLowerCase() !== "identity")
    return unsupported(requestId, ["application/json"], `with the content encoding ${encoding}`);
  const type = headers["content-type"];
  const isText = text?.types.includes(type?.split(";", 1)[0]?.trim().toLowerCase() ?? "") ?? false;
  if (!isText && !(type && JSON_TYPE.test(type))) {
    const expected = ["application/json", ...(text?.types ?? [])];
    return unsupported(requestId, expected, type ? `as ${type}` : "without a content type");
  }
  if (length > limits.bytes) return tooLarge(requestId, limits);
  const bytes = await collect(request, limits);
  if (bytes === "too-large") return tooLarge(requestId, limits);
  if (bytes === "incomplete") {
    const message = "The request body did not arrive in time.";
    return {
      rejection: problem(requestId, {
        status: 408,
        errorCode: "REQUEST_TIMEOUT",
        message,
        headers: { Connection: "close" },
      }),
    };
  }
  if (!isText || text === null) return parse(bytes, requestId);
  const { content, guessedEncoding } = decodeText(bytes, type);
  return { value: { [text.field]: content }, guessedEncoding };
}

function unsupported(requestId: string, expected: readonly string[], found: string): Body {
  const types = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(expected);
  const message = `Send the body as ${types}; it was sent ${found.slice(0, 500)}.`;
  return { rejection: problem(requestId, { status: 415, errorCode: "UNSUPPORTED_MEDIA_TYPE", message }) };
}

function tooLarge(requestId: string, { bytes }: BodyLimits): Body {
  const message = `The request body is larger than ${bytes} bytes.`;
  const details = { maximum_bytes: bytes };
  return {
    rejection: problem(requestId, {
      status: 413,
      errorCode: "PAYLOAD_TOO_LARGE",
      message,
      details,
      headers: { Connection: "close" },
    }),
  };
}

function collect(request: IncomingMessage, limits: BodyLimits): Promise<Buffer | "too-large" | "incomplete"> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const finish = (result: Buffer | "too-large" | "incomplete"): void => {
      clearTimeout(timer);
      request.off("data", onData).off("end", onEnd).off("error", onIncomplete).off("close", onIncomplete);
      // Node's HTTP server discards the rest of the body, and closes the connection after the response.
      request.on("error", () => undefined);
      resolve(result);
    };
    const onData = (chunk: Buffer): void => {
      size += chunk.length;
      if (size > limits.bytes) finish("too-large");
      else chunks.push(chunk);
    };
    const onEnd = (): void => finish(Buffer.concat(chunks));
    const onIncomplete = (): void => finish("incomplete");
    const timer = setTimeout(onIncomplete, limits.milliseconds);
    request.on("data", onData).on("end", onEnd).on("error", onIncomplete).on("close", onIncomplete);
  });
}

/** Decodes text: as UTF-16 if it has a byte order mark, in the declared encoding, as UTF-8 or as Windows-1252. */
function decodeText(bytes: Buffer, type = ""): { content: string; guessedEncoding?: string } {
  const [first, second] = bytes;
  const named = /charset="?([\w.:-]{1,40})/i.exec(type)?.[1];
  const utf16 =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : undefined;
  for (const encoding of [utf16, named, "utf-8"]) {
    try {
      if (encoding !== undefined) return { content: new TextDecoder(encoding, { fatal: true }).decode(bytes) };
    } catch {
      // The encoding is unknown, or the bytes are invalid in it.
    }
  }
  return { content: new TextDecoder("windows-1252").decode(bytes), guessedEncoding: "Windows-1252" };
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

function parse(bytes: Buffer, requestId: string): Body {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    return {
      rejection: problem(requestId, {
        status: 400,
        errorCode: "MALFORMED_JSON",
        message: "The request body is not UTF-8.",
      }),
    };
  }
  if (text === "") return { value: undefined };
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = quote(`The request body is not JSON: ${reason}`, 500);
    return { rejection: problem(requestId, { status: 400, errorCode: "MALFORMED_JSON", message }) };
  }
}
