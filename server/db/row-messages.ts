import { EventEmitter } from "node:events";
import pg from "pg";

// PostgreSQL, "Message Formats": a letter, then the length of what follows, itself included.
const HEADER_BYTES = 5;
const DATA_ROW = "D".charCodeAt(0);
const FIELD_COUNT_BYTES = 2;

/** A row as Postgres sent it. */
export class RowMessage {
  readonly bytes: Buffer;
  /** Where the first field begins: its length in four bytes, -1 for null, then its text. */
  readonly start: number;
  readonly end: number;

  constructor(bytes: Buffer, start: number, end: number) {
    this.bytes = bytes;
    this.start = start;
    this.end = end;
  }

  /** The texts of the fields, for those of pg's own queries that are sent over the same connection. */
  get fields(): (string | null)[] {
    const texts: (string | null)[] = [];
    for (let at = this.start; at < this.end; ) {
      const length = this.bytes.readInt32BE(at);
      at += 4;
      texts.push(length < 0 ? null : this.bytes.toString("utf8", at, at + length));
      at += Math.max(0, length);
    }
    return texts;
  }
}

/** Takes the rows out of what a session sends, and leaves all other messages to pg. */
class RowSplitter {
  readonly #onRow: (row: RowMessage) => void;
  readonly #onOthers: (messages: Buffer) => void;
  /** The beginning of a message whose end has not come yet. */
  #begun: Buffer[] = [];
  #bytesBegun = 0;
  #bytesNeeded = HEADER_BYTES;

  constructor(onRow: (row: RowMessage) => void, onOthers: (messages: Buffer) => void) {
    this.#onRow = onRow;
    this.#onOthers = onOthers;
  }

  take(chunk: Buffer): void {
    this.#begun.push(chunk);
    this.#bytesBegun += chunk.length;
    if (this.#bytesBegun < this.#bytesNeeded) return;
    const bytes = this.#begun.length === 1 ? chunk : Buffer.concat(this.#begun);
    const rest = bytes.subarray(this.#handOn(bytes));
    this.#begun = rest.length === 0 ? [] : [rest];
    this.#bytesBegun = rest.length;
    this.#bytesNeeded = rest.length < HEADER_BYTES ? HEADER_BYTES : endOfMessage(rest, 0);
  }

  /** Hands on all whole messages, and tells where they end. */
  #handOn(bytes: Buffer): number {
    let othersFrom = 0;
    let at = 0;
    while (at + HEADER_BYTES <= bytes.length) {
      const end = endOfMessage(bytes, at);
      if (end > bytes.length) break;
      if (bytes[at] === DATA_ROW) {
        if (othersFrom < at) this.#onOthers(bytes.subarray(othersFrom, at));
        this.#onRow(new RowMessage(bytes, at + HEADER_BYTES + FIELD_COUNT_BYTES, end));
        othersFrom = end;
      }
      at = end;
    }
    if (othersFrom < at) this.#onOthers(bytes.subarray(othersFrom, at));
    return at;
  }
}

function endOfMessage(bytes: Buffer, start: number): number {
  return start + 1 + bytes.readUInt32BE(start + 1);
}

type Stream = Pick<EventEmitter, "on">;

declare module "pg" {
  /** What of pg's client and connection their types leave out and is built on here. */
  interface ClientBase {
    readonly connection: Connection;
  }
  interface Connection {
    attachListeners(stream: Stream): void;
  }
}

/**
 * pg's client, whose rows arrive as `RowMessage`. pg makes a text of every field before anybody knows its type: for a page
 * of 50 accounts 65 µs, where reading the rows whole takes 10.
 */
export class RowClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // pg makes the connection itself, and has no place for another one's reader.
    const { connection } = this;
    const attach = connection.attachListeners.bind(connection);
    connection.attachListeners = (stream) => attach(withoutRows(stream, (row) => connection.emit("dataRow", row)));
  }
}

/** What pg reads of a session: all but the rows, which go to `onRow`, in their order. */
function withoutRows(stream: Stream, onRow: (row: RowMessage) => void): Stream {
  const others = new EventEmitter();
  const splitter = new RowSplitter(onRow, (messages) => others.emit("data", messages));
  stream.on("data", (chunk: Buffer) => splitter.take(chunk));
  stream.on("end", () => others.emit("end"));
  return others;
}
