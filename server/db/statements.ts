import { type QueryExecutorProvider, sql } from "kysely";

/** The parts of a tagged template. */
type Statement = [text: TemplateStringsArray, ...values: unknown[]];

/** Returns the rows of a statement: ``listRows(db)<Row>`select …` ``. */
export function listRows(db: QueryExecutorProvider) {
  return async <Row>(...statement: Statement): Promise<Row[]> => (await sql<Row>(...statement).execute(db)).rows;
}

/** Returns the first row of a statement; undefined if there is none. */
export function findRow(db: QueryExecutorProvider) {
  return async <Row>(...statement: Statement): Promise<Row | undefined> => (await listRows(db)<Row>(...statement))[0];
}

/** Returns the row of a statement that always has one. */
export function oneRow(db: QueryExecutorProvider) {
  return async <Row>(...statement: Statement): Promise<Row> => (await findRow(db)<Row>(...statement))!;
}

/** Returns the values of a statement with one column. */
export function listValues(db: QueryExecutorProvider) {
  return async <Value>(...statement: Statement): Promise<Value[]> =>
    (await listRows(db)<Record<string, Value>>(...statement)).map((row) => Object.values(row)[0] as Value);
}

/** Returns the first value of a statement with one column; undefined if there is no row. */
export function findValue(db: QueryExecutorProvider) {
  return async <Value>(...statement: Statement): Promise<Value | undefined> =>
    (await listValues(db)<Value>(...statement))[0];
}

/** Returns the value of a statement with one column and always one row. */
export function oneValue(db: QueryExecutorProvider) {
  return async <Value>(...statement: Statement): Promise<Value> => (await listValues(db)<Value>(...statement))[0]!;
}

/** Returns whether a statement has rows. */
export function hasRows(db: QueryExecutorProvider) {
  return async (...statement: Statement): Promise<boolean> => (await listRows(db)(...statement)).length > 0;
}

/** Runs a statement and returns how many rows it has changed. */
export function run(db: QueryExecutorProvider) {
  return async (...statement: Statement): Promise<number> =>
    Number((await sql(...statement).execute(db)).numAffectedRows ?? 0);
}
