import { resolve } from "node:path";
import { Unreadable } from "../lib/unreadable.ts";

type Reader<Value> = (text: string) => Value | Unreadable;

export interface Setting<Value> {
  variable: string;
  read: Reader<Value>;
  /** The default, in the form of an environment variable. */
  defaultValue: string;
}

export function setting<Value>(variable: string, read: Reader<Value>, defaultValue: string): Setting<Value> {
  return { variable, read, defaultValue };
}

/** A setting without a default: undefined when it is not set. */
export function optionalSetting<Value>(variable: string, read: Reader<Value>): Setting<Value | undefined> {
  return { variable, read: (value) => (value === "" ? undefined : read(value)), defaultValue: "" };
}

export const text: Reader<string> = (value) => value;

/** Reads a file path and makes it absolute. */
export const path: Reader<string> = (value) => resolve(value);

export const flag: Reader<boolean> = (value) => {
  if (value === "1" || value.toLowerCase() === "true") return true;
  if (value === "0" || value.toLowerCase() === "false") return false;
  return new Unreadable("must be 1 or 0");
};

export function integer(minimum: number, maximum: number): Reader<number> {
  return (value) => {
    const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    return number >= minimum && number <= maximum
      ? number
      : new Unreadable(`must be a whole number from ${minimum} to ${maximum}`);
  };
}

/** Reads a number from 0 to 1. */
export function fraction(value: string): number | Unreadable {
  return /^(0|1|0?\.\d{1,6}|1\.0*)$/.test(value)
    ? Number(value)
    : new Unreadable("must be a number from 0 to 1, such as 0.2");
}

export function choice<const Choice extends string>(...choices: Choice[]): Reader<Choice> {
  return (value) => choices.find((each) => each === value) ?? new Unreadable(`must be one of ${choices.join(", ")}`);
}

/** Reads a URL with one of the schemes. Errors omit the URL, because it may contain a password. */
export function url(...schemes: string[]): Reader<string> {
  return (value) => {
    const parsed = URL.canParse(value) ? new URL(value) : undefined;
    const fits = parsed && schemes.includes(parsed.protocol.slice(0, -1)) && parsed.host !== "";
    if (!fits)
      return new Unreadable(`must be a URL that starts with ${schemes.map((scheme) => `${scheme}://`).join(" or ")}`);
    const hasLogin = parsed.username !== "" || parsed.password !== "";
    return hasLogin && parsed.protocol.startsWith("http")
      ? new Unreadable("must be a URL without a user name or password")
      : value;
  };
}

export const httpUrl = url("http", "https");

/** Reads a base URL, to which paths are appended. */
export const baseUrl: Reader<string> = (value) => {
  const read = httpUrl(value);
  return typeof read === "string" ? read.replace(/\/+$/, "") : read;
};

/** Reads the URL of a view, which contains `{view_id}`. */
export const viewAddress: Reader<string> = (value) => {
  const read = httpUrl(value.replaceAll("{view_id}", "view_1"));
  if (typeof read !== "string") return read;
  return value.includes("{view_id}") ? value : new Unreadable("must be a URL with {view_id} in place of a view's id");
};

/** Reads a comma-separated list of web origins, or `*`. */
export const origins: Reader<readonly string[]> = (value) => {
  const listed = value.split(/[\s,]+/).filter((part) => part !== "");
  const isOrigin = (part: string) => part === "*" || (URL.canParse(part) && new URL(part).origin === part);
  return listed.every(isOrigin)
    ? listed
    : new Unreadable("must be a comma-separated list of origins such as https://app.example, or *");
};
