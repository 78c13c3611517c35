-- Made-up companies. Whatever belongs to one of them is sample data too, and leaves with it.
alter table company add column is_sample boolean not null default false;
comment on column company.is_sample is 'Made up for a new installation; removed before the first real companies are ingested.';

update company set is_sample = true
  where domain like '%.example' and social_url = 'https://social.example/company/' || split_part(domain, '.', 1);

create index company_sample on company (id) where is_sample;
