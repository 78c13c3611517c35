// npm run settings: writes the table of settings into server/operations/settings.md.
import { readFileSync, writeFileSync } from "node:fs";
import { describeSettings } from "../../../server/config/config.ts";

const file = new URL("../../../server/operations/settings.md", import.meta.url);
const before = readFileSync(file, "utf8");
const after = before.replace(
  /(<!-- settings -->\n)[\s\S]*?(<!-- \/settings -->)/,
  (_all, open: string, close: string) => `${open}${describeSettings()}\n${close}`,
);
if (!after.includes(describeSettings()))
  throw new Error("server/operations/settings.md has no section marked <!-- settings --> … <!-- /settings -->.");
writeFileSync(file, after);
