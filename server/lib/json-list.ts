interface ListSchema {
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** Returns the JSON schema of an object whose only field is a list, to request a list from a language model. */
export function listSchema(name: string, field: string, item: Readonly<Record<string, unknown>>): ListSchema {
  return {
    name,
    schema: {
      type: "object",
      additionalProperties: false,
      required: [field],
      properties: { [field]: { type: "array", items: item } },
    },
  };
}

/** Returns the list in `field` of JSON, with or without a code fence; undefined if it is invalid or has no list. */
export function readList(text: string, field: string): unknown[] | undefined {
  try {
    const content: unknown = JSON.parse(text.replace(/^\s*```(?:json)?|```\s*$/g, ""));
    const list: unknown = typeof content === "object" && content !== null ? Reflect.get(content, field) : undefined;
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}
