-- How the search of a job was understood, or why it found little.
alter table lookalike_job add column notice text check (length(notice) <= 500);

-- "based in Berlin": a search for the companies of a city.
create index company_hq_city on company (searchable_text(hq_city)) where hq_city is not null;
