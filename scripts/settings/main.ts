// npm run settings: writes the table of settings into README.md.
import { readFileSync, writeFileSync } from "node:fs";
import { describeSettings } from "../../server/config.ts";

const file = new URL("../../README.md", import.meta.url);
const before = readFileSync(file, "utf8");
const after = before.replace(
  /(<!-- settings -->\n)[\s\S]*?(<!-- \/settings -->)/,
  (_all, open: string, close: string) => `${open}${describeSettings()}\n${close}`,
);
if (!after.includes(describeSettings()))
  throw new Error("README.md has no place marked <!-- settings --> … <!-- /settings -->.");
writeFileSync(file, after);
