import type { JOB_BOARD_VENDORS } from "../../../server/adapters/activity/job-board-vendors.ts";
import { escapeHtml } from "../../../server/lib/escape-html.ts";
import { StandIn, type StandInRequest, type StandInResponse, type StandInTime } from "./stand-in.ts";

export type BoardVendor = keyof typeof JOB_BOARD_VENDORS;

/** A job as a stand-in stores it. */
export interface StandInJob {
  readonly id: number;
  readonly title: string;
  /** A paragraph of the description. */
  readonly text: string;
  readonly publishedAt: string;
}

/** Stands in for a job board vendor, in its published response format, with one board `northwind`. */
export class JobBoardStandIn {
  readonly http: StandIn;
  jobs: StandInJob[] = [];
  readonly #vendor: BoardVendor;

  constructor(vendor: BoardVendor, time: StandInTime) {
    this.#vendor = vendor;
    this.http = new StandIn(time, (request) => this.#handle(request));
  }

  #handle({ path, headers }: StandInRequest): StandInResponse {
    const paths: Readonly<Record<BoardVendor, string>> = {
      greenhouse: "/v1/boards/northwind/jobs",
      lever: "/v0/postings/northwind",
      "lever-eu": "/v0/postings/northwind",
      ashby: "/posting-api/job-board/northwind",
    };
    if (path !== paths[this.#vendor]) return { status: 404, body: { error: "Not found" } };
    const etag = `W/"${this.jobs.map(({ id, text }) => `${id}${text}`).join("-")}"`;
    if (headers["if-none-match"] === etag) return { status: 304 };
    return { status: 200, headers: { etag }, body: this.#body() };
  }

  #body(): object {
    switch (this.#vendor) {
      case "greenhouse":
        return { jobs: this.jobs.map(greenhouseJob), meta: { total: this.jobs.length } };
      case "ashby":
        return { apiVersion: "1", jobs: [...this.jobs.map(ashbyJob), { ...ashbyJob(UNLISTED), isListed: false }] };
      default:
        return this.jobs.map(leverJob);
    }
  }
}

const UNLISTED: StandInJob = { id: 99, title: "Unlisted", text: "Unlisted", publishedAt: "2026-11-01T08:00:00.000Z" };

function greenhouseJob({ id, title, text, publishedAt }: StandInJob): object {
  return {
    ...{ id, internal_job_id: id + 1000, title, updated_at: publishedAt, requisition_id: String(id) },
    ...{ location: { name: "Kiel, Germany" }, departments: [{ id: 1, name: "Engineering" }] },
    absolute_url: `https://boards.greenhouse.io/northwind/jobs/${id}`,
    content: escapeHtml(
      `<div><p>${escapeHtml(text)}</p><ul><li><a href="https://northwind.example">Apply</a></li><li>Tell us why</li></ul></div>`,
    ),
  };
}

function leverJob({ id, title, text, publishedAt }: StandInJob): object {
  return {
    ...{ id: String(id), text: title, categories: { team: "Engineering", location: "Kiel" }, country: "DE" },
    ...{
      descriptionPlain: text,
      lists: [{ text: "", content: "<li>Apply</li><li>Tell us why</li>" }],
      additionalPlain: "",
    },
    ...{ hostedUrl: `https://jobs.lever.co/northwind/${id}`, createdAt: Date.parse(publishedAt) },
  };
}

function ashbyJob({ id, title, text, publishedAt }: StandInJob): object {
  return {
    ...{ title, location: "Kiel", department: "Engineering", isListed: true, publishedAt },
    ...{ descriptionPlain: `${text}\n\nApply\nTell us why`, jobUrl: `https://jobs.ashbyhq.com/northwind/${id}` },
  };
}
