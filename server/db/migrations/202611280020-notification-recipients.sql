-- Addresses of nobody in the workspace that views may mail to once their owners have confirmed it.
create table notification_recipient (
  workspace_id bigint not null references workspace (id) on delete cascade,
  email text not null,
  -- When it was last mailed for its confirmation.
  asked_at timestamptz not null,
  -- Null until it is confirmed, and after it unsubscribed.
  confirmed_at timestamptz,
  primary key (workspace_id, email)
);

-- Those who get mails already go on getting them; from now on each has a link to unsubscribe.
insert into notification_recipient (workspace_id, email, asked_at, confirmed_at)
select distinct v.workspace_id, action.settings ->> 'recipientEmail', now(), now()
from view_action as action join saved_view as v on v.id = action.view_id
where action.kind = 'email' and action.settings ->> 'recipientEmail' is not null;
