export type SalesforceRow = Record<string, string | number | boolean | null>;

interface Query {
  readonly fields: readonly string[];
  readonly object: string;
  readonly matches: (row: SalesforceRow) => boolean;
  readonly orderBy: readonly string[];
  readonly limit: number;
}

const QUERY = /^SELECT (.+?) FROM (\w+)(?: WHERE (.+?))?(?: ORDER BY ([\w, ]+?))?(?: LIMIT (\d+))?$/s;
const STRING = String.raw`'(?:[^'\\]|\\.)*'`;
const CONDITION = new RegExp(
  String.raw`^(\w+) (=|>=|<|>|LIKE|IN) (\((?:${STRING}(?:, )?)+\)|${STRING}|true|false|[\dT:.Z-]+)(?: (AND|OR) |$)`,
  "s",
);

/**
 * Parses the subset of SOQL that the adapter uses; returns null for any other query. A query joins all its conditions
 * either with AND or with OR.
 */
export function parseSoql(soql: string): Query | null {
  const [, fields, object, where = "", orderBy = "Id", limit = "Infinity"] = QUERY.exec(soql) ?? [];
  if (fields === undefined || object === undefined) return null;
  const conditions: ((row: SalesforceRow) => boolean)[] = [];
  let joint = "AND";
  for (let rest = where; rest !== ""; ) {
    const match = CONDITION.exec(rest);
    if (!match) return null;
    conditions.push(toCondition(match[1]!, match[2]!, match[3]!));
    joint = match[4] ?? joint;
    rest = rest.slice(match[0].length);
  }
  return {
    fields: fields.split(", "),
    object,
    matches: (row) =>
      joint === "OR" ? conditions.some((holds) => holds(row)) : conditions.every((holds) => holds(row)),
    orderBy: orderBy.split(", "),
    limit: Number(limit),
  };
}

function toCondition(field: string, operator: string, literal: string): (row: SalesforceRow) => boolean {
  const values = [...literal.matchAll(new RegExp(STRING, "gs"))].map(([text]) => unquote(text));
  const [value = literal] = values;
  return (row) => {
    const actual = String(row[field] ?? "");
    switch (operator) {
      case "IN":
        return values.some((one) => one.toLowerCase() === actual.toLowerCase());
      case "LIKE":
        return actual.toLowerCase().includes(
          value
            .slice(1, -1)
            .replaceAll(/\\([%_])/g, "$1")
            .toLowerCase(),
        );
      case "=":
        return actual.toLowerCase() === value.toLowerCase();
      case ">=":
        return Date.parse(actual) >= Date.parse(value);
      case "<":
        return Date.parse(actual) < Date.parse(value);
      default:
        return actual > value;
    }
  };
}

/** Removes the quotes. Keeps the backslash of `\%` and `\_`, which LIKE interprets. */
function unquote(text: string): string {
  return text.slice(1, -1).replaceAll(/\\(['\\])/g, "$1");
}
