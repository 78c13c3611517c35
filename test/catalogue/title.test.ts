import { expect, test } from "vitest";
import { classifyTitle } from "../../server/catalogue/title.ts";

test.each([
  ["Founder & CEO", "FOUNDER", "EXECUTIVE"],
  ["Co-Founder and CTO", "FOUNDER", "ENGINEERING"],
  ["Chief Executive Officer", "CXO", "EXECUTIVE"],
  ["CFO", "CXO", "FINANCE"],
  ["Chief Information Security Officer", "CXO", "SECURITY"],
  ["President", "CXO", "EXECUTIVE"],
  ["Managing Director", "CXO", "EXECUTIVE"],
  ["Managing Partner", "PARTNER", "EXECUTIVE"],
  ["Partner Manager", "MANAGER", "SALES"],
  ["Vice President of Sales", "VP", "SALES"],
  ["SVP, Operations", "VP", "OPERATIONS"],
  ["VP Customer Success", "VP", "CUSTOMER_SUCCESS"],
  ["Head of Data", "HEAD", "DATA"],
  ["Head of People", "HEAD", "HR"],
  ["Director, Product Management", "DIRECTOR", "PRODUCT"],
  ["Engineering Manager", "MANAGER", "ENGINEERING"],
  ["Key Account Manager", "MANAGER", "SALES"],
  ["Team Lead Warehouse", "MANAGER", "OPERATIONS"],
  ["Senior Software Engineer", "SENIOR", "ENGINEERING"],
  ["Sr. Data Scientist", "SENIOR", "DATA"],
  ["Principal Counsel", "SENIOR", "LEGAL"],
  ["Software Engineer", "ENTRY", "ENGINEERING"],
  ["IT Administrator", "ENTRY", "IT"],
  ["Marketing Intern", "INTERN", "MARKETING"],
  ["Executive Assistant to the CEO", "ENTRY", "EXECUTIVE"],
  ["Beekeeper", "ENTRY", "OTHER"],
])("%s is %s in %s", (title, seniority, department) => expect(classifyTitle(title)).toEqual({ seniority, department }));

test.each([null, "", " - "])("the title %j tells nothing", (title) => {
  expect(classifyTitle(title)).toEqual({ seniority: null, department: null });
});
