import type { RemovedSample } from "./queries-remove.ts";

/** Returns the sentence that lists the removed sample data. */
export function describeRemoved({ companies, accounts, workspaces }: RemovedSample): string {
  const removed = `Removed the sample data: ${numbered(companies, "company", "companies")} with their people, posts and events`;
  const held = `${numbered(accounts, "account", "accounts")} of ${numbered(workspaces, "workspace", "workspaces")}`;
  return accounts === 0 ? `${removed}.` : `${removed}, and ${held}.`;
}

function numbered(count: number, one: string, several: string): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? one : several}`;
}
