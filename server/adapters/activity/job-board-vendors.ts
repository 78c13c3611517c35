import { htmlToText } from "../../text/public.ts";
import { fieldsOrEmpty, type JobBoardVendor, objectsIn, textOrEmpty } from "./job-board.ts";

/** Greenhouse Job Board API (https://developers.greenhouse.io/job-board.html). `content` is escaped HTML. */
const greenhouse: JobBoardVendor = {
  name: "Greenhouse",
  addressOf: (board) => `https://boards-api.greenhouse.io/v1/boards/${board}/jobs?content=true`,
  readJobs: (json) =>
    objectsIn(fieldsOrEmpty(json).jobs)?.map(({ absolute_url, title, content, first_published, updated_at }) => ({
      url: absolute_url,
      title,
      text: htmlToText(htmlToText(textOrEmpty(content))),
      postedAt: first_published || updated_at || null,
    })),
};

/** Lever Postings API (https://github.com/lever/postings-api). `createdAt`, in milliseconds, is undocumented. */
function lever(host: string): JobBoardVendor {
  return {
    name: "Lever",
    addressOf: (board) => `https://${host}/v0/postings/${board}?mode=json`,
    readJobs: (json) =>
      objectsIn(json)?.map(({ hostedUrl, text, lists, createdAt, ...job }) => ({
        url: hostedUrl,
        title: text,
        text: [
          preferPlainText(job.descriptionPlain, job.description),
          ...(objectsIn(lists) ?? []).map(listText),
          preferPlainText(job.additionalPlain, job.additional),
        ]
          .filter((part) => part !== "")
          .join("\n\n"),
        postedAt: toIsoTime(createdAt),
      })),
  };
}

function toIsoTime(milliseconds: unknown): string | null {
  const date = new Date(typeof milliseconds === "number" ? milliseconds : Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** Returns the plain text, or the converted HTML if there is no plain text. */
function preferPlainText(plain: unknown, html: unknown): string {
  return textOrEmpty(plain) || htmlToText(textOrEmpty(html)).trim();
}

function listText({ text, content }: Readonly<Record<string, unknown>>): string {
  return `${textOrEmpty(text)}\n${htmlToText(textOrEmpty(content))}`.trim();
}

/**
 * Ashby job postings API (https://developers.ashbyhq.com/docs/public-job-posting-api). Jobs have no id. Omits unlisted
 * jobs.
 */
const ashby: JobBoardVendor = {
  name: "Ashby",
  addressOf: (board) => `https://api.ashbyhq.com/posting-api/job-board/${board}?includeCompensation=true`,
  readJobs: (json) =>
    objectsIn(fieldsOrEmpty(json).jobs)
      ?.filter(({ isListed }) => isListed !== false)
      .map(({ jobUrl, title, descriptionPlain, descriptionHtml, publishedAt }) => ({
        url: jobUrl,
        title,
        text: preferPlainText(descriptionPlain, descriptionHtml),
        postedAt: publishedAt ?? null,
      })),
};

/** The vendors of job boards, by the name that `npm run job-boards` accepts. */
export const JOB_BOARD_VENDORS = {
  greenhouse,
  lever: lever("api.lever.co"),
  "lever-eu": lever("api.eu.lever.co"),
  ashby,
} as const satisfies Readonly<Record<string, JobBoardVendor>>;
