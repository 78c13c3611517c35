import { describe, expect, test } from "vitest";
import { document, examplesOf } from "./contract-document.ts";
import { missingPairs } from "./coverage.ts";
import { accounts } from "./families/accounts.ts";
import { agentKeys } from "./families/agent-keys.ts";
import { audiences } from "./families/audiences.ts";
import { blocklist } from "./families/blocklist.ts";
import { credits } from "./families/credits.ts";
import { crm } from "./families/crm.ts";
import { events } from "./families/events.ts";
import { exclusions } from "./families/exclusions.ts";
import { icps } from "./families/icps.ts";
import { insights } from "./families/insights.ts";
import { integrations } from "./families/integrations.ts";
import { lookalikes } from "./families/lookalikes.ts";
import { people } from "./families/people.ts";
import { signals } from "./families/signals.ts";
import { views } from "./families/views.ts";
import { webhooks } from "./families/webhooks.ts";
import { workspaceMembers } from "./families/workspace-members.ts";
import { genericStatuses } from "./generic.ts";
import { isProblem, seenMessages, wording } from "./send.ts";
import { openStage } from "./stage.ts";

// One file, one service, one proxy: what was not seen is known only when all of it has run.
describe("through Prism, which checks the contract", () => {
  const stage = openStage();
  genericStatuses(stage);

  const families = {
    accounts,
    agentKeys,
    audiences,
    blocklist,
    exclusions,
    credits,
    crm,
    events,
    icps,
    insights,
    integrations,
    lookalikes,
    people,
    signals,
    views,
    webhooks,
    workspaceMembers,
  };
  for (const [family, holds] of Object.entries(families)) describe(family, () => holds(stage));

  test("every error that the contract publishes was seen with its message", () => {
    const published = Object.values(document.components.responses ?? {})
      .flatMap(({ content = {} }) => examplesOf(content["application/json"] ?? {}))
      .filter(isProblem);
    expect(published).not.toEqual([]);
    expect(published.map(wording).filter((message) => !seenMessages.has(message))).toEqual([]);
  });

  test("every status that an operation declares was seen", () => {
    expect(missingPairs(stage.seen)).toEqual([]);
  });
});
