import type { Family } from "../http/contract.ts";
import { noSuch } from "../http/problems.ts";
import { presentEvent, presentEventType } from "./present.ts";
import {
  countAccountEvents,
  hasCompany,
  hasEventType,
  hasVertical,
  listAccountEvents,
  listEventTypes,
  listVerticals,
} from "./queries.ts";

export function events(): Family<"Events"> {
  return {
    listVerticals: async (_input, { db, reply }) => reply(200, { data: await listVerticals(db) }),

    listEventTypes: async ({ path }, { db, caller, reply, refuse }) => {
      if (!(await hasVertical(db, path.vertical_id))) return refuse(noSuch("vertical"));
      const rows = await listEventTypes(db, caller.workspaceId, path.vertical_id);
      return reply(200, { data: rows.map(presentEventType) });
    },

    listAccountEvents: async ({ path, query }, { db, reply, refuse }) => {
      if (!(await hasCompany(db, path.account_id))) return refuse(noSuch("account"));
      if (!(await hasVertical(db, query.vertical_id))) return refuse(noSuch("vertical"));
      const { event_type_id: eventTypeId, page, limit } = query;
      if (eventTypeId !== undefined && !(await hasEventType(db, eventTypeId))) return refuse(noSuch("event type"));
      const selection = { accountId: path.account_id, verticalId: query.vertical_id, eventTypeId };
      const offset = (page - 1) * limit;
      const [rows, totalCount] = await Promise.all([
        listAccountEvents(db, selection, { limit, offset }),
        countAccountEvents(db, selection),
      ]);
      return reply(200, {
        data: rows.map(presentEvent),
        pagination: { page, limit, total_count: totalCount, has_more: offset + rows.length < totalCount },
      });
    },
  };
}
