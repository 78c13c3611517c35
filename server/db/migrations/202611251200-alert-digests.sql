-- When an alert is sent that waits for its digest or for the end of the quiet hours; what is found meanwhile is added to it.
alter table alert add column send_at timestamptz;
create index alert_waiting on alert (view_id, notification_type, send_at) where status = 'pending' and send_at is not null;
