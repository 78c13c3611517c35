-- The cities of a job, as written, and in its reading in the form in which they are compared.
alter table job_post add column cities text[] not null default '{}';
alter table job_post_reading add column city_keys text[] not null default '{}';
create index job_post_reading_city on job_post_reading using gin (city_keys);

-- With all columns of a search by department and seniority, which then reads no rows.
drop index job_post_reading_department;
create index job_post_reading_department on job_post_reading (department, seniority, posted_at desc, job_post_id desc)
  include (posted_by);
