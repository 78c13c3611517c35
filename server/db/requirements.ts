import { openSession } from "./connect.ts";

/** Reads what the migrations require, in one row. Literals are ASCII, because the encoding may support nothing else. */
const FACTS = `
  select current_setting('server_encoding') as encoding, current_user as role,
    current_schema() as schema, has_schema_privilege(current_schema(), 'create') as creates_tables,
    has_database_privilege(current_database(), 'create') as creates_schemas,
    (select string_agg(name, ' and ' order by name) from unnest(array['pg_trgm', 'unaccent']) as wanted (name)
      where not exists (select from pg_available_extensions as available
        where available.name = wanted.name)) as unavailable,
    (select string_agg(name, ' and ' order by name) from unnest(array['pg_trgm', 'unaccent']) as wanted (name)
      where not exists (select from pg_extension where extname = name)) as missing_extensions,
    (select coalesce(bool_and(has_schema_privilege(oid, 'usage, create')), null) from pg_namespace
      where nspname = 'graphile_worker') as uses_queue,
    least(nullif(rolconnlimit, -1), nullif(datconnlimit, -1),
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int) as connections
  from pg_roles, pg_database where rolname = current_user and datname = current_database()`;

/** Checks the locale's case mapping and letters, on which indexes and company names depend. */
const LETTERS = `
  select lower(U&'I\\00C4\\03A3\\0416') = U&'i\\00E4\\03C3\\0436' and upper('i') = 'I' as folds,
    U&'\\682A\\30AB' ~ '^[[:alnum:]]+$' as knows_letters, datcollate as locale
  from pg_database where datname = current_database()`;

interface Facts {
  readonly encoding: string;
  readonly role: string;
  readonly schema: string | null;
  readonly creates_tables: boolean | null;
  readonly creates_schemas: boolean;
  readonly unavailable: string | null;
  readonly missing_extensions: string | null;
  /** Null before the queue has its schema. */
  readonly uses_queue: boolean | null;
  readonly connections: number;
}

/** Returns why a database cannot be migrated or used, in one sentence; undefined when it can. */
export async function findDatabaseFault(
  url: string,
  neededConnections: number,
  warn: (message: string) => void,
): Promise<string | undefined> {
  const session = await openSession(url, "requirements");
  try {
    const { rows } = await session.query<Facts>(FACTS);
    const facts = rows[0]!;
    if (facts.encoding !== "UTF8")
      return `its encoding is ${facts.encoding}, but the service requires UTF8: create it with encoding 'UTF8' and template template0`;
    const letters = await session.query<{ folds: boolean; knows_letters: boolean; locale: string }>(LETTERS);
    const { folds, knows_letters, locale } = letters.rows[0]!;
    if (!folds || !knows_letters)
      return `its locale, ${locale}, classifies letters or their case differently than the service requires: create it with locale 'C.UTF-8' or 'en_US.UTF-8', and no locale of Turkish, Azerbaijani or Lithuanian`;
    const { connections } = facts;
    if (connections < neededConnections)
      warn(`role ${facts.role} may open ${connections} connections, but this process opens up to ${neededConnections}`);
    return findMissingRight(facts);
  } finally {
    await session.end();
  }
}

function findMissingRight(facts: Facts): string | undefined {
  const { role, schema, unavailable, missing_extensions: extensions, uses_queue: usesQueue } = facts;
  if (unavailable !== null) return `its server does not have ${unavailable}: install PostgreSQL's contrib package`;
  if (schema === null) return `the role ${role} has no schema in its search_path`;
  if (!facts.creates_tables)
    return `the role ${role} lacks the right to create tables: grant create on schema ${schema}`;
  if (usesQueue === false)
    return `the role ${role} lacks rights on the schema of the job queue: grant usage, create on schema graphile_worker`;
  if (facts.creates_schemas || (extensions === null && usesQueue)) return undefined;
  const needs = [...(usesQueue ? [] : ["the schema graphile_worker"]), ...(extensions === null ? [] : [extensions])];
  return `the role ${role} lacks the right to create ${needs.join(" and ")}: grant create on database`;
}
