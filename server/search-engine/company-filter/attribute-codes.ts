import { type CompanyAttributes, restricts, type VectorFilter } from "../../ports/vector-search.ts";

export const FILTER_BYTES = 80;

/** A filter in the format of filter.assembly.ts. It applies only to companies coded by the same `AttributeCodes`. */
export type CodedFilter = Uint8Array<ArrayBuffer>;

/** A company's attributes for filters: employees in 32 bits, and a one-byte code for each other attribute. */
interface CodedAttributes {
  employees: number;
  stage: number;
  country: number;
}

// Below every bound, so that companies of unknown size pass only filters without a size bound.
const UNKNOWN_EMPLOYEES = -1;
/** The largest number of employees that an index stores. */
const MAX_EMPLOYEES = 2 ** 31 - 1;

/** Assigns the codes of one index, for its companies and for filters. */
export class AttributeCodes {
  readonly #stages = new ValueCodes("funding stage");
  readonly #countries = new ValueCodes("headquarters country");

  /** Returns a company's attributes as the index stores them. */
  code({ employeeCount, fundingStage, headquartersCountry }: CompanyAttributes): CodedAttributes {
    return {
      employees: Math.min(employeeCount ?? UNKNOWN_EMPLOYEES, MAX_EMPLOYEES),
      stage: this.#stages.assignCode(fundingStage),
      country: this.#countries.assignCode(headquartersCountry),
    };
  }

  /** Returns a filter as the kernels read it; null if it restricts nothing. */
  codeFilter(filter: VectorFilter): CodedFilter | null {
    if (!restricts(filter)) return null;
    const { minEmployees, maxEmployees, fundingStages, headquartersCountries, excludedHeadquartersCountries } = filter;
    const bySize = minEmployees !== undefined || maxEmployees !== undefined;
    const coded = new Uint8Array(FILTER_BYTES);
    new Int32Array(coded.buffer, 0, 2).set([
      bySize ? Math.min(minEmployees ?? 0, MAX_EMPLOYEES) : UNKNOWN_EMPLOYEES,
      Math.min(maxEmployees ?? MAX_EMPLOYEES, MAX_EMPLOYEES),
    ]);
    coded.set(this.#stages.allowed(fundingStages), 16);
    coded.set(this.#countries.allowed(headquartersCountries, excludedHeadquartersCountries), 48);
    return coded;
  }
}

/** One-byte codes of the values of an attribute. 0 means unknown; the other codes are assigned as values appear. */
class ValueCodes {
  readonly #codes = new Map<string, number>();
  readonly #attribute: string;

  constructor(attribute: string) {
    this.#attribute = attribute;
  }

  assignCode(value: string | null): number {
    if (value === null) return 0;
    const known = this.#codes.get(value);
    if (known !== undefined) return known;
    if (this.#codes.size === 255)
      throw new RangeError(`There are more than 255 values of ${this.#attribute}: ${value} has no code.`);
    this.#codes.set(value, this.#codes.size + 1);
    return this.#codes.size;
  }

  /** Returns one bit for each of the 256 codes: 1 if the code is allowed (by default all) and not excluded. */
  allowed(values: readonly string[] = [], excluded: readonly string[] = []): Uint8Array {
    const set = new Uint8Array(32);
    if (values.length === 0) set.fill(255);
    for (const code of this.#known(values)) set[code >> 3]! |= 1 << (code & 7);
    for (const code of this.#known(excluded)) set[code >> 3]! &= ~(1 << (code & 7));
    return set;
  }

  #known(values: readonly string[]): number[] {
    return values.map((value) => this.#codes.get(value)).filter((code) => code !== undefined);
  }
}
