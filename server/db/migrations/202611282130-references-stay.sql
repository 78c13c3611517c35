-- A signal keeps the id of a deleted profile, so that what filtered its companies is known to be gone.
alter table signal drop constraint signal_icp_id_fkey;

-- Whether a caller stopped the signal. What follows its runs ends too, other than after a run that reached a limit.
alter table signal add column stopped_by_caller boolean not null default false;

-- The most accounts that a new or changed assignment may list: what its caller has confirmed.
alter table view_action add column confirmed_count integer not null default 100;

-- Who a CRM job acts for: the member who asked for it, or the signal whose results it adds. Null in jobs from before.
alter table crm_job add column user_id text;
alter table crm_job add column signal_id bigint;

-- Whom a CRM says not to contact, by its record: the record may have no email, and keeps those that it had. It stays after a
-- disconnection until the contacts of another connection have been read.
alter table crm_do_not_contact alter column email drop not null;
alter table crm_do_not_contact add column earlier_emails text[] not null default '{}';
alter table crm_do_not_contact add column connected_at timestamptz;
update crm_do_not_contact as d set connected_at = pull.connected_at from crm_pull as pull where pull.workspace_id = d.workspace_id;
create index crm_do_not_contact_earlier_emails on crm_do_not_contact using gin (earlier_emails) where earlier_emails <> '{}';
create index crm_job_record_person on crm_job_record (record_id) where object = 'contact' and crm_id is not null;

-- Returns whether the CRM of a workspace says not to contact a person: by an email that the record has or had, or by the
-- record that a job has written for the person.
create function is_opted_out(asked_workspace_id bigint, asked_person_id bigint) returns boolean language sql stable as $$
  select exists (
    select from (
      select lower(work_email) as email from person where id = asked_person_id
      union select work_email from workspace_person_email where workspace_id = asked_workspace_id and person_id = asked_person_id
    ) as known
    join crm_do_not_contact as d on d.workspace_id = asked_workspace_id
      and (d.email = known.email or d.earlier_emails <> '{}' and d.earlier_emails @> array[known.email])
  ) or exists (
    select from crm_job_record as record join crm_job as job on job.id = record.job_id and job.workspace_id = asked_workspace_id
    join crm_do_not_contact as d on d.workspace_id = asked_workspace_id and d.crm_id = record.crm_id
    where record.object = 'contact' and record.record_id = asked_person_id and record.crm_id is not null
  )
$$;
