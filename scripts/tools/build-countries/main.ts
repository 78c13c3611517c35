// npm run build:countries: writes the index of country names that is committed beside the server's code.
import { writeFileSync } from "node:fs";
import { COUNTRY_INDEX } from "../../../server/text/public.ts";
import { buildCountryIndex } from "./build-index.ts";

writeFileSync(COUNTRY_INDEX, buildCountryIndex());
