-- The name of the view when the alert was written. Null in alerts of earlier releases.
alter table alert add column view_name text;
