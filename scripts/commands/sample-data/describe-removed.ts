import type { RemovedSample } from "./queries-remove.ts";

/** Returns the sentence that lists the removed sample data. */
export function describeRemoved({ companies, accounts, workspaces }: RemovedSample): string {
  const removed = `The sample data was removed: ${numbered(companies, "made-up company", "made-up companies")} with their people, posts and events`;
  const held = `${numbered(accounts, "account", "accounts")} that ${numbered(workspaces, "workspace", "workspaces")} had of them`;
  return accounts === 0 ? `${removed}.` : `${removed}, and the ${held}.`;
}

function numbered(count: number, one: string, several: string): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? one : several}`;
}
