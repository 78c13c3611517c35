// Generated from spec/ by `npm run generate`. Not to be edited.

/** Descriptions of the strings that match each pattern. */
export const patternMeanings: Readonly<Record<string, string>> = {
  "\\S": "text that is not only white space",
  "^ *[1-9][0-9]{0,15} *(, *[1-9][0-9]{0,15} *)*$": "ids separated by commas, such as `1264,559`",
  "^([A-Z]{3}|EU)$": "a country code of three upper-case letters, or `EU`",
  "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$": "the name of an HTTP header",
  "^[!-~]([ -~]*[!-~])?$": "printable ASCII characters that neither begin nor end with a space",
  "^[0-9]{1,12}$": "seconds since 1970 in decimal digits",
  "^[0-9]{6}$": "6 digits",
  "^[A-Z]{3}$": "a country code of three upper-case letters such as `USA`",
  "^[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*\\.my\\.salesforce\\.com$": "a host such as `northwind.my.salesforce.com`",
  "^[^\\x00]*[^\\x00\\s][^\\x00]*$": "text that is not only white space, without NUL",
  "^[^\\x00]+=(domain|website|other_domains|social_url|name)$": "a column and a field, such as `Firma=name`",
  "^[a-z0-9]+(-[a-z0-9]+)*$": "lower-case words separated by hyphens",
  "^\\s*[A-Za-z0-9!#$%&'*+/=?^_`{|}~-](\\.?[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]){0,63}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])\\s*$": "an email address such as `ana@northwind.example`",
  "^ai_live_[0-9A-Za-z]{43}$": "`ai_live_` and 43 letters and digits",
  "^page_[0-9]{4,6}$": "the name of a page such as `page_0001`",
  "^result_[1-9][0-9]{0,14}_(account|person)_[1-9][0-9]{0,14}$": "an id such as 1264 or `result_77_account_1264`",
  "^whsec_[0-9A-Za-z+/=]{24,100}$": "`whsec_` followed by a secret in base64",
};
