import { expect, test } from "vitest";
import { canonicalCompanyPage, canonicalPersonUrl, canonicalSocialUrl } from "../../server/text/social-url.ts";
import { readCases } from "../support/cases.ts";
import { readSources } from "../support/source-files.ts";

const cases = readCases("test/text/social-url.txt");

test.each(cases.values<[string]>("one profile"))("%s is the same person's profile", (text) =>
  expect(canonicalPersonUrl(text)).toBe("https://linkedin.com/in/ada-kiln-7"),
);

test.each(cases.rows<[string, string]>("company's page, and no profile"))(
  "%s is a company's page, and not a profile",
  (text, address) => {
    expect(canonicalCompanyPage(text)).toBe(address);
    expect(canonicalSocialUrl(text)).toBe(address);
    expect(canonicalPersonUrl(text)).toBeUndefined();
  },
);

test.each(cases.rows<[string, string]>("companies' pages: text, page"))("%s becomes %s", (text, address) =>
  expect(canonicalPersonUrl(text)).toBe(address),
);

test.each([
  "https://www.linkedin.com/in/",
  "https://www.linkedin.com/",
  "https://www.linkedin.com/feed/",
  "https://www.facebook.com/profile.php",
  "https://www.linkedin.com/pub/dir/Ada/Kiln",
  "@kiln",
  "kiln",
  "https://",
  "https://user:password@social.example/in/ada",
  `https://social.example/${"x".repeat(5000)}`,
])("%s is not a profile", (text) => expect(canonicalSocialUrl(text)).toBeUndefined());

test("only one file determines the canonical URL of a profile", () => {
  const second = [...readSources("server"), ...readSources("scripts")].filter(
    ({ path, text }) =>
      path !== "server/text/social-url.ts" &&
      /function canonical\w*(Social|Profile|Person)\w*\(|\^\\?\/?in\\?\/\(/.test(text),
  );
  expect(second.map(({ path }) => path)).toEqual([]);
});
