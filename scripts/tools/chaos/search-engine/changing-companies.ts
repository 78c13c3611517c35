import type { Db } from "../../../../server/db/connect.ts";
import { findRow, listRows } from "../../../../server/db/statements.ts";
import { sentence, writeCompanies } from "./catalogue.ts";

/** Too few companies for a new model to be due. */
const COMPANIES = 300;
const CHANGED_AT_ONCE = 10;
/** The number of sizes. Every company has one of them, unless it is deleted. */
export const SIZES = 10;
/** The employees of a company: its size times this number, plus a number that no other state has. */
const EMPLOYEES = 10_000_000;

/** The employees of a company between two changes; null while it is deleted. */
type State = number | null;

/**
 * Writes, changes and deletes companies. Records all their states, and the states that the service reports as indexed.
 * A search result is correct if it shows each company in the reported state or a later one.
 */
export class ChangingCompanies {
  readonly #db: Db;
  /** The states of each company, oldest first. A state is added before it is written. */
  readonly #states: readonly State[][] = Array.from({ length: COMPANIES }, () => []);
  /** The company and position of each state, by its number of employees. */
  readonly #places = new Map<number, { readonly company: number; readonly place: number }>();
  /** The company and position of each deletion, by the id of the company. */
  readonly #deletions = new Map<number, { readonly company: number; readonly place: number }>();
  /** The position of the latest state of each company that the service reports as indexed. */
  #indexed: readonly number[] = Array.from({ length: COMPANIES }, () => 0);
  #turn = 0;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Writes all companies for the first time. */
  async fill(): Promise<void> {
    await this.#write(Array.from({ length: COMPANIES }, (_, company) => company));
  }

  /** Writes, changes or deletes some companies. */
  async change(): Promise<void> {
    const some = Array.from({ length: CHANGED_AT_ONCE }, (_, at) => (this.#turn * CHANGED_AT_ONCE + at) % COMPANIES);
    if (this.#turn % 7 === 6) await this.#delete(some.slice(0, 3));
    else await this.#write(some);
  }

  /** Reads which states the service reports as indexed. */
  async readIndexed(): Promise<void> {
    const rows = await listRows(this.#db)<{ employees: number[]; deleted: number[] }>`
      select array(
          select employee_count from search_entry e
          where e.model_id = i.model_id and employee_count is not null
            and pg_visible_in_snapshot(e.changed_xid, i.indexed)
        ) as employees,
        array(select company_id from company_removal where pg_visible_in_snapshot(removed_xid, i.indexed)) as deleted
      from search_index i where serves_since is not null order by serves_since desc, id desc limit 1`;
    const indexed = [...this.#indexed];
    const { employees = [], deleted = [] } = rows[0] ?? {};
    const known = [
      ...employees.map((each) => this.#places.get(each)),
      ...deleted.map((companyId) => this.#deletions.get(Number(companyId))),
    ];
    for (const state of known) if (state) indexed[state.company] = Math.max(indexed[state.company]!, state.place);
    this.#indexed = indexed;
  }

  /** Returns, for each company, the position of the earliest state that a search which begins now may find. */
  indexed(): readonly number[] {
    return this.#indexed;
  }

  /** Returns the range of employees of a size. */
  range(size: number): { min: number; max: number } {
    return { min: size * EMPLOYEES, max: (size + 1) * EMPLOYEES - 1 };
  }

  /**
   * Returns the errors in a search result that must list all companies of one size. `since` is the result of `indexed`
   * before the search.
   */
  findListErrors(domains: readonly string[], size: number, since: readonly number[]): string[] {
    const { min, max } = this.range(size);
    const isOfSize = (state: State): boolean => state !== null && state >= min && state <= max;
    const listed = new Set(domains);
    const wrong = this.#states.flatMap((states, company) => {
      const possible = states.slice(since[company]!);
      const isListed = listed.delete(toDomain(company));
      const isRight = possible.some((state) => isOfSize(state) === isListed);
      return isRight ? [] : `${toDomain(company)} ${isListed ? "should not be" : "is not"} in the list of size ${size}`;
    });
    return [...wrong, ...[...listed].map((domain) => `${domain} never was of size ${size}`)];
  }

  async #write(companies: readonly number[]): Promise<void> {
    const turn = this.#turn++;
    const rows = companies.map((company) => {
      const employees = (1 + ((turn + company) % SIZES)) * EMPLOYEES + turn * COMPANIES + company;
      this.#places.set(employees, { company, place: this.#states[company]!.push(employees) - 1 });
      return {
        domain: toDomain(company),
        name: `Changing ${company}`,
        one_liner: sentence(turn + company),
        employee_count: employees,
      };
    });
    await writeCompanies(this.#db, rows);
  }

  async #delete(companies: readonly number[]): Promise<void> {
    this.#turn += 1;
    const places = new Map(companies.map((company) => [company, this.#states[company]!.push(null) - 1]));
    for (const [company, place] of places) {
      const deleted = await findRow(this.#db)<{ id: number }>`
        delete from company where domain = ${toDomain(company)} returning id`;
      if (deleted) this.#deletions.set(deleted.id, { company, place });
    }
  }
}

function toDomain(company: number): string {
  return `changing-${company}.com`;
}
