import { setExtension } from "@typespec/openapi";

const DATE = /^\d{4}-\d{2}-\d{2}$/;

export const $decorators = {
  AccountIntelligence: {
    /** Deprecates an operation; the server then sends the `Deprecation` and `Sunset` headers. */
    deprecation(context, operation, since, sunset) {
      for (const date of [since, sunset]) {
        if (date !== undefined && !DATE.test(date)) {
          context.program.reportDiagnostic({
            code: "deprecation-date",
            severity: "error",
            message: `@deprecation expects a date such as 2027-01-31, not ${date}`,
            target: context.decoratorTarget,
          });
        }
      }
      setExtension(context.program, operation, "x-deprecation", { since, sunset: sunset ?? null });
    },
  },
};
