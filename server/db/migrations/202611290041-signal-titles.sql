-- Words of which the new title of a person must have one; null for any title of a job.
alter table signal add column titles text[];
