-- How complete the results of a bulk job are, and why it ended. Null for jobs of earlier releases.
alter table lookalike_job add column expected_total jsonb, add column scanned integer, add column stopped_because text;
alter table lookalike_job add constraint lookalike_job_stopped_because_check
  check (stopped_because in ('limit', 'floor', 'credits', 'budget', 'cancelled', 'failed')) not valid;
