import type { CompanyAttributes, VectorFilter } from "../../ports/vector-search.ts";
import { restricts } from "./restricts.ts";
import { ValueCodes } from "./value-codes.ts";

/** Bytes of a coded filter. */
export const FILTER_BYTES = 80;

/** A filter as filter.assembly.ts reads it: for companies stored by the same codes. */
export type CodedFilter = Uint8Array<ArrayBuffer>;

/** What an index stores of a company for filters to test: the size in 32 bits, a one-byte code for each of the others. */
interface CodedAttributes {
  employees: number;
  stage: number;
  country: number;
}

// Unknown sizes are below every bound, so that they pass only where size does not matter.
const UNKNOWN_EMPLOYEES = -1;
/** More than any company has: the largest number an index stores. */
const MAX_EMPLOYEES = 2 ** 31 - 1;

/** The value codes of one index: of the companies it stores and of the filters they are tested by. */
export class AttributeCodes {
  readonly #stages = new ValueCodes("funding stage");
  readonly #countries = new ValueCodes("headquarters country");

  /** A company's attributes as the index stores them. */
  code({ employeeCount, fundingStage, headquartersCountry }: CompanyAttributes): CodedAttributes {
    return {
      employees: Math.min(employeeCount ?? UNKNOWN_EMPLOYEES, MAX_EMPLOYEES),
      stage: this.#stages.codeOf(fundingStage),
      country: this.#countries.codeOf(headquartersCountry),
    };
  }

  /** A filter as the kernels read it; null when it restricts nothing. */
  codeFilter(filter: VectorFilter): CodedFilter | null {
    if (!restricts(filter)) return null;
    const { minEmployees, maxEmployees, fundingStages, headquartersCountries } = filter;
    const bySize = minEmployees !== undefined || maxEmployees !== undefined;
    const coded = new Uint8Array(FILTER_BYTES);
    new Int32Array(coded.buffer, 0, 2).set([
      bySize ? Math.min(minEmployees ?? 0, MAX_EMPLOYEES) : UNKNOWN_EMPLOYEES,
      Math.min(maxEmployees ?? MAX_EMPLOYEES, MAX_EMPLOYEES),
    ]);
    coded.set(this.#stages.allowed(fundingStages), 16);
    coded.set(this.#countries.allowed(headquartersCountries), 48);
    return coded;
  }
}
