-- The vectors of companies by an embeddings model, beside those of the trained one. They outlive trained models: a row is
-- computed again only when the text of its company has changed.
create table company_embedding (
  source text not null,
  company_id bigint not null references company (id) on delete cascade,
  -- One signed byte for each dimension.
  vector bytea not null,
  -- Of the text that was embedded.
  text_hash bytea not null,
  company_changed_xid xid8 not null,
  changed_xid xid8 not null default pg_current_xact_id(),
  primary key (source, company_id)
);

create index company_embedding_changed_xid on company_embedding (source, changed_xid);
create index company_embedding_company on company_embedding (company_id);

alter table search_progress drop constraint search_progress_task_check;
alter table search_progress add constraint search_progress_task_check check (task in ('rebuild', 'embed', 'embeddings'));
