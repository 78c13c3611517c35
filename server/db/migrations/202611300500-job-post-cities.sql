-- The cities of a job, as written, and in its reading in the form in which they are compared.
alter table job_post add column cities text[] not null default '{}';
alter table job_post_reading add column city_keys text[] not null default '{}';
create index job_post_reading_city on job_post_reading using gin (city_keys);
