-- The whole schema, generated from the migrated database by `npm run db:schema`. Do not edit.

create extension pg_trgm;

create extension unaccent;

CREATE OR REPLACE FUNCTION public.activity_words(content text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN to_tsvector('simple'::regconfig, replace(replace(replace(lower(NORMALIZE(regexp_replace(content, '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00A9\u00AB-\u00B1\u00B4\u00B6-\u00B8\u00BB\u00BF\u00D7\u00F7\u02C2-\u02C5\u02D2-\u02DF\u02E5-\u02EB\u02ED\u02EF-\u02FF\u0375\u037E\u0384-\u0385\u0387\u03F6\u0482\u055A-\u055F\u0589-\u058F\u05BE\u05C0\u05C3\u05C6\u05F3-\u060F\u061B-\u061F\u066A-\u066D\u06D4\u06DD-\u06DE\u06E9\u06FD-\u06FE\u0700-\u070F\u07F6-\u07F9\u07FE-\u07FF\u0830-\u083E\u085E\u0888\u0890-\u0891\u08E2\u0964-\u0965\u0970\u09F2-\u09F3\u09FA-\u09FB\u09FD\u0A76\u0AF0-\u0AF1\u0B70\u0BF3-\u0BFA\u0C77\u0C7F\u0C84\u0D4F\u0D79\u0DF4\u0E3F\u0E4F\u0E5A-\u0E5B\u0F01-\u0F17\u0F1A-\u0F1F\u0F34\u0F36\u0F38\u0F3A-\u0F3D\u0F85\u0FBE-\u0FC5\u0FC7-\u0FDA\u104A-\u104F\u109E-\u109F\u10FB\u1360-\u1368\u1390-\u1399\u1400\u166D-\u166E\u1680\u169B-\u169C\u16EB-\u16ED\u1735-\u1736\u17D4-\u17D6\u17D8-\u17DB\u1800-\u180A\u180E\u1940-\u1945\u19DE-\u19FF\u1A1E-\u1A1F\u1AA0-\u1AA6\u1AA8-\u1AAD\u1B4E-\u1B4F\u1B5A-\u1B6A\u1B74-\u1B7F\u1BFC-\u1BFF\u1C3B-\u1C3F\u1C7E-\u1C7F\u1CC0-\u1CC7\u1CD3\u1FBD\u1FBF-\u1FC1\u1FCD-\u1FCF\u1FDD-\u1FDF\u1FED-\u1FEF\u1FFD-\u206F\u207A-\u207E\u208A-\u208E\u20A0-\u20C1\u2100-\u2101\u2103-\u2106\u2108-\u2109\u2114\u2116-\u2118\u211E-\u2123\u2125\u2127\u2129\u212E\u213A-\u213B\u2140-\u2144\u214A-\u214D\u214F\u218A-\u244A\u249C-\u24E9\u2500-\u2775\u2794-\u2BFF\u2CE5-\u2CEA\u2CF9-\u2CFC\u2CFE-\u2CFF\u2D70\u2E00-\u2E2E\u2E30-\u3004\u3008-\u3020\u3030\u3036-\u3037\u303D-\u303F\u309B-\u309C\u30A0\u30FB\u3190-\u3191\u3196-\u319F\u31C0-\u31EF\u3200-\u321E\u322A-\u3247\u3250\u3260-\u327F\u328A-\u32B0\u32C0-\u33FF\u4DC0-\u4DFF\uA490-\uA4C6\uA4FE-\uA4FF\uA60D-\uA60F\uA673\uA67E\uA6F2-\uA716\uA720-\uA721\uA789-\uA78A\uA828-\uA82B\uA836-\uA839\uA874-\uA877\uA8CE-\uA8CF\uA8F8-\uA8FA\uA8FC\uA92E-\uA92F\uA95F\uA9C1-\uA9CD\uA9DE-\uA9DF\uAA5C-\uAA5F\uAA77-\uAA79\uAADE-\uAADF\uAAF0-\uAAF1\uAB5B\uAB6A-\uAB6B\uABEB\uFB29\uFBB2-\uFBD2\uFD3E-\uFD4F\uFD90-\uFD91\uFDC8-\uFDCF\uFDFC-\uFDFF\uFE10-\uFE19\uFE30-\uFE6B\uFEFF-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65\uFFE0-\uFFFD\U0001CC00-\U0001CEFF\U0001D000-\U0001D164\U0001F000-\U0001FBEF]'::text, ' '::text, 'g'::text), NFKC)), 'ß'::text, 'ss'::text), 'ς'::text, 'σ'::text), 'i̇'::text, 'i'::text))
;

CREATE OR REPLACE FUNCTION public.alert_follow_delivery()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update alert set
    status = case new.status when 'delivered' then 'sent' else new.status end,
    sent_at = case new.status when 'delivered' then new.finished_at end
  where webhook_delivery_id = new.id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.blocked_company_added()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into blocked_company_addition (workspace_id)
  select distinct blocked.workspace_id from blocked_domain as blocked join added on added.domain = blocked.domain;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.company_alias_apply_crm()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from added join crm_company as record using (domain) where record.company_id is null) then
    perform crm_company_apply(array_agg(domain order by domain), array_agg(company_id order by domain)) from added;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.company_apply_crm()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from added join crm_company as record using (domain) where record.company_id is null) then
    perform crm_company_apply(array_agg(domain order by domain), array_agg(id order by domain)) from added;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.company_fill_search_columns()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and new.name <> old.name then
    if new.search_name = old.search_name then new.search_name := ''; end if;
    if new.name_key = old.name_key then new.name_key := ''; end if;
  end if;
  if new.search_name = '' then new.search_name := searchable_text(new.name); end if;
  if new.name_key = '' then new.name_key := company_name_key(new.name); end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.company_mark_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.changed_xid := pg_current_xact_id();
  new.updated_at := now();
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.company_name_beginnings(query text, query_key text, most integer)
 RETURNS SETOF bigint
 LANGUAGE sql
 STABLE PARALLEL SAFE STRICT
AS $function$
  (select id from company
    where replace(name_key, ' ', '') ~>=~ replace(query_key, ' ', '') and replace(name_key, ' ', '') ~<~ (replace(query_key, ' ', '') || chr(1114111))
      and not is_placeholder_domain(domain) order by length(name_key), id limit most)
  union
  (select id from company where search_name ~>=~ query and search_name ~<~ (query || chr(1114111))
    and not is_placeholder_domain(domain) order by length(search_name), id limit most)
  union
  (select id from company where domain ~>=~ query and domain ~<~ (query || chr(1114111))
    and not is_placeholder_domain(domain) order by length(domain), id limit most)
  union
  (select id from company where company_name_initials(name_key) = replace(query_key, ' ', '')
    and length(replace(query_key, ' ', '')) between 2 and 6
    and not is_placeholder_domain(domain) order by search_name !~ '&| and | und | et ', length(domain) limit most)
  union
  (select id from company where domain ~>=~ (replace(query_key, ' ', '') || '.') and domain ~<~ (replace(query_key, ' ', '') || '/')
    and not is_placeholder_domain(domain) order by length(domain), id limit most)
  union
  (select id from company where name_key = query_key order by length(domain), id limit most)
$function$
;

CREATE OR REPLACE FUNCTION public.company_name_initials(name_key text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(regexp_replace(name_key, ' (group|holdings?)$'::text, ''::text), '([^ ])[^ ]* ?'::text, '\1'::text, 'g'::text)
;

CREATE OR REPLACE FUNCTION public.company_name_key(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN COALESCE(NULLIF(regexp_replace(regexp_replace(regexp_replace(TRIM(BOTH FROM regexp_replace(translate(searchable_text(regexp_replace(regexp_replace(name, '株式会社|有限会社|合同会社|股份有限公司|有限责任公司|有限公司|주식회사|㈜|\(주\)|^\s*(ООО|ОАО|ЗАО|ПАО|АО|ИП)\s+|\s+(ООО|ОАО|ЗАО|ПАО|АО|ИП)\s*$'::text, ' '::text, 'g'::text), '\s*\([[:alpha:] .]{2,30}\)\s*$'::text, ''::text)), '''’‘`´'::text, ''::text), '[^[:alnum:]]+'::text, ' '::text, 'g'::text)), ' (and|und|et)(?= )'::text, ''::text, 'g'::text), '( (and|und|inc|incorporated|corp|corporation|co|company|llc|l l c|llp|lp|pllc|pbc|public company|ltd|limited|plc|p l c|(public |open |closed )?joint stock company|pjsc|jsc|ojsc|aktiengesellschaft|ag|gmbh|g m b h|mbh|gesellschaft mit beschrankter haftung|kgaa|kg|ohg|gbr|ug|haftungsbeschrankt|e k|se|sa|s a|societe (anonyme|europeenne)|sas|s a s|sasu|sarl|s a r l|eurl|snc|sca|sprl|spa|s p a|srl|s r l|sl|s l|slu|s l u|sau|s a u|sociedad anonima|sab|s a b|de cv|de c v|ltda|limitada|lda|eireli|nv|n v|bv|b v|bvba|vof|ab|a b|publ|oy|oyj|abp|as|a s|asa|aps|hf|sp z o o|sro|s r o|zrt|nyrt|kft|doo|d o o|pty|pte|pvt|private|sdn|bhd|berhad|tbk|pcl|kk|k k|kabushiki kaisha))+$'::text, ''::text), '^the (?=[^ ])'::text, ''::text), ''::text), TRIM(BOTH FROM searchable_text(name)))
;

CREATE OR REPLACE FUNCTION public.company_name_lookalikes(query text, query_key text, most integer)
 RETURNS SETOF bigint
 LANGUAGE plpgsql
 STABLE STRICT
AS $function$
declare
  found_count integer;
begin
  if query_key !~ '[[:alnum:]]' then return; end if;
  perform set_config('pg_trgm.similarity_threshold', case when length(query_key) <= 8 then '0.19' else '0.3' end, true);
  perform set_config('pg_trgm.word_similarity_threshold',
    case when length(query_key) < 5 then '0.6' when length(query_key) <= 6 then '0.3' when length(query_key) <= 8 then '0.45' else '0.6' end, true);
  return query
    select id from company where query_key <% name_key and not is_placeholder_domain(domain)
      order by word_similarity(query_key, name_key) desc, length(name_key), id limit most;
  get diagnostics found_count = row_count;
  if length(query_key) < 5 then return; end if;
  return query
    select id from company where split_part(domain, '.', 1) % split_part(query, '.', 1) and not is_placeholder_domain(domain)
      order by similarity(split_part(domain, '.', 1), split_part(query, '.', 1)) desc, id limit most;
  if found_count >= most then return; end if;
  return query
    select id from company where name_key % query_key and not is_placeholder_domain(domain)
      order by similarity(name_key, query_key) desc, id limit most;
end $function$
;

CREATE OR REPLACE FUNCTION public.company_note_removal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into company_removal (company_id) values (old.id)
  on conflict (company_id) do update set removed_xid = pg_current_xact_id();
  delete from search_entry where model_id in (select id from search_model) and company_id = old.id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.company_ownership(ownership text, funding_stage text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select coalesce(ownership, case funding_stage when 'Public' then 'public' when 'Acquired' then 'subsidiary' else
    case when funding_stage is not null then 'private' end end)
$function$
;

CREATE OR REPLACE FUNCTION public.credit_budget_allows(workspace bigint, spender text, credits bigint)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
begin
  return not exists (
    select from credit_budget as budget, lateral (
      select coalesce(sum(spent) filter (where day = (now() at time zone 'UTC')::date), 0) as today, coalesce(sum(spent), 0) as this_month
      from credit_spending where workspace_id = budget.workspace_id and user_id = budget.user_id
        and day between date_trunc('month', now() at time zone 'UTC')::date and (now() at time zone 'UTC')::date
    ) as spending
    where budget.workspace_id = workspace and budget.user_id in ('', spender)
      and (spending.today + credits > budget.daily or spending.this_month + credits > budget.monthly)
  );
end $function$
;

CREATE OR REPLACE FUNCTION public.credit_entry_count()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.kind in ('spend', 'reserve') then
    insert into credit_spending as counted (workspace_id, user_id, day, spent)
    select distinct new.workspace_id, spender, (new.created_at at time zone 'UTC')::date, -new.balance_change
    from unnest(array['', coalesce(new.user_id, '')]) as spender
    on conflict (workspace_id, user_id, day) do update set spent = counted.spent + excluded.spent;
  elsif new.kind in ('settle', 'release') then
    update credit_spending as counted set spent = greatest(counted.spent - new.balance_change, 0)
    from credit_entry as opened
    where opened.workspace_id = new.workspace_id and opened.reference = new.reference and opened.kind = 'reserve'
      and counted.workspace_id = new.workspace_id and counted.user_id in ('', coalesce(opened.user_id, ''))
      and counted.day = (opened.created_at at time zone 'UTC')::date;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.credit_entry_is_final()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'credit_entry is append-only: % is refused', tg_op using errcode = 'restrict_violation';
end $function$
;

CREATE OR REPLACE FUNCTION public.crm_company_apply(domains text[], company_ids bigint[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- The lock of a workspace's accounts, as everything that adds several of them takes it.
  insert into workspace_account_total as kept (workspace_id)
  select distinct workspace_id from crm_company where company_id is null and domain = any(domains) order by 1
  on conflict (workspace_id) do update set account_count = kept.account_count;
  update crm_company as record set company_id = added.id
  from unnest(domains, company_ids) as added (domain, id) where record.domain = added.domain and record.company_id is null;
  insert into workspace_account as account (workspace_id, company_id, source, is_present_in_crm, crm_owner_id,
    crm_owner_name, crm_owner_email, has_open_deal, is_customer)
  select record.workspace_id, record.company_id, 'crm', true, record.owner_id, record.owner_name, record.owner_email,
    standing.has_open_deal, standing.is_customer
  from (
    select distinct on (record.workspace_id, record.company_id) record.* from crm_company as record
    where record.company_id = any(company_ids)
    order by record.workspace_id, record.company_id, record.owner_id is null, length(record.crm_id), record.crm_id
  ) as record
  cross join lateral (
    select bool_or(coalesce(deal.state = 'open', false)) as has_open_deal,
      bool_or(other.is_customer or coalesce(deal.state = 'won', false)) as is_customer
    from crm_company as other
    left join crm_deal as deal on deal.workspace_id = other.workspace_id and deal.crm_company_id = other.crm_id
    where other.workspace_id = record.workspace_id and other.company_id = record.company_id
  ) as standing
  where not exists (
    select from blocked_domain as blocked join company_domain as known using (domain)
    where blocked.workspace_id = record.workspace_id and known.company_id = record.company_id
  )
  on conflict (workspace_id, company_id) do update set is_present_in_crm = true, crm_owner_id = excluded.crm_owner_id,
    crm_owner_name = excluded.crm_owner_name, crm_owner_email = excluded.crm_owner_email,
    has_open_deal = excluded.has_open_deal, is_customer = excluded.is_customer
  where (account.is_present_in_crm, account.crm_owner_id, account.crm_owner_name, account.crm_owner_email,
      account.has_open_deal, account.is_customer)
    is distinct from (true, excluded.crm_owner_id, excluded.crm_owner_name, excluded.crm_owner_email,
      excluded.has_open_deal, excluded.is_customer);
end $function$
;

CREATE OR REPLACE FUNCTION public.insight_count_added()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from workspace_account_total where workspace_id in (select workspace_id from added)
    order by workspace_id for update;
  update workspace_account as account set insights_count = account.insights_count + change.size
    from (select workspace_id, company_id, count(*) as size from added group by 1, 2) as change
    where account.workspace_id = change.workspace_id and account.company_id = change.company_id;
  insert into insight_hour as kept (workspace_id, hour, alert_type, sentiment, insight_count)
    select workspace_id, date_trunc('hour', alert_date, 'UTC'), alert_type, sentiment, count(*)
    from added group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (workspace_id, hour, alert_type, sentiment)
    do update set insight_count = kept.insight_count + excluded.insight_count;
  insert into insight_account_latest as kept (workspace_id, company_id, alert_type, sentiment, alert_date)
    select workspace_id, company_id, alert_type, sentiment, max(alert_date)
    from added group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (workspace_id, company_id, alert_type, sentiment)
    do update set alert_date = greatest(kept.alert_date, excluded.alert_date);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.insight_count_removed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from workspace_account_total where workspace_id in (select workspace_id from removed)
    order by workspace_id for update;
  update workspace_account as account set insights_count = account.insights_count - change.size
    from (select workspace_id, company_id, count(*) as size from removed group by 1, 2) as change
    where account.workspace_id = change.workspace_id and account.company_id = change.company_id;
  update insight_hour as kept set insight_count = kept.insight_count - change.size
    from (
      select workspace_id, date_trunc('hour', alert_date, 'UTC') as hour, alert_type, sentiment, count(*) as size
      from removed group by 1, 2, 3, 4
    ) as change
    where (kept.workspace_id, kept.hour, kept.alert_type, kept.sentiment)
      = (change.workspace_id, change.hour, change.alert_type, change.sentiment);
  delete from insight_account_latest as kept
    using (select distinct workspace_id, company_id from removed) as change
    where kept.workspace_id = change.workspace_id and kept.company_id = change.company_id;
  insert into insight_account_latest (workspace_id, company_id, alert_type, sentiment, alert_date)
    select left_over.workspace_id, left_over.company_id, left_over.alert_type, left_over.sentiment, max(left_over.alert_date)
    from (select distinct workspace_id, company_id from removed) as change
    join insight as left_over using (workspace_id, company_id)
    group by 1, 2, 3, 4;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.insight_is_final()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if to_jsonb(new) - 'company_id' = to_jsonb(old) - 'company_id'
    and exists (select from company_merge where company_id = old.company_id and kept_id = new.company_id) then
    return new;
  end if;
  raise exception 'an insight never changes' using errcode = 'restrict_violation';
end $function$
;

CREATE OR REPLACE FUNCTION public.insight_month_follow()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into insight_month_count (month, workspace_id, company_id, insight_count)
    values (tg_table_name, old.workspace_id, old.company_id, -1);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.is_blocked_company(workspace bigint, company bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (
    select from company_domain as known join blocked_domain as blocked on blocked.domain = known.domain
    where known.company_id = company and blocked.workspace_id = workspace
  )
$function$
;

CREATE OR REPLACE FUNCTION public.is_opted_out(asked_workspace_id bigint, asked_person_id bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.is_placeholder_domain(domain text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (domain ~~ '%.invalid'::text)
;

CREATE OR REPLACE FUNCTION public.job_post_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into job_post_unread (job_post_id) values (new.id) on conflict do nothing;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.job_post_deleted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from job_post_reading where job_post_id = old.id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.job_post_reading_deleted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into company_technology_due (company_id) values (old.company_id) on conflict do nothing;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.keep_job_post_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.edited_at := now();
  insert into job_post_earlier_text (job_post_id, words, replaced_at) values (
    old.id,
    case when old.body is null then old.words else setweight(activity_words(old.title), 'A') || activity_words(old.body) end,
    new.edited_at);
  -- The newest twenty, however often a board changes a post.
  delete from job_post_earlier_text where job_post_id = old.id and id <= (
    select id from job_post_earlier_text where job_post_id = old.id order by id desc offset 20 limit 1);
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.keep_person_job_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from company_merge where company_id = old.company_id and kept_id = new.company_id) then
    return new;
  end if;
  insert into person_job_change (person_id, from_company_id, to_company_id, from_title)
    values (old.id, old.company_id, new.company_id, old.title);
  -- The address of the old employer, which nobody reads there any more.
  if new.work_email = old.work_email then new.work_email := null; end if;
  delete from workspace_person_email where person_id = old.id and (source = 'enrichment'
    or exists (select from company_domain where company_id = old.company_id and domain = split_part(work_email, '@', 2)));
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.lookalike_job_page_is_final()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a written page never changes' using errcode = 'restrict_violation';
end $function$
;

CREATE OR REPLACE FUNCTION public.partition_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into partition_change (partition) values (tg_table_name) on conflict do nothing;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.searchable_text(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN lower(unaccent('unaccent'::regdictionary, NORMALIZE(value, NFC)))
;

CREATE OR REPLACE FUNCTION public.set_job_post_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.words := activity_words(new.title || ' ' || new.body);
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.set_social_post_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.words := activity_words(new.body);
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.workspace_account_count_added()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into workspace_account_total as kept (workspace_id, account_count)
    select workspace_id, count(*) from added group by 1 order by 1
    on conflict (workspace_id) do update set account_count = kept.account_count + excluded.account_count;
  insert into workspace_account_count as kept (workspace_id, insights_count, block, account_count)
    select workspace_id, insights_count, company_id / 4096, count(*) from added group by 1, 2, 3
    on conflict (workspace_id, insights_count, block) do update set account_count = kept.account_count + excluded.account_count;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.workspace_account_count_moved()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select workspace_id, insights_count, company_id from removed except select workspace_id, insights_count, company_id from added) then
    return null;
  end if;
  perform from workspace_account_total where workspace_id in (select workspace_id from removed) order by workspace_id for update;
  insert into workspace_account_count as kept (workspace_id, insights_count, block, account_count)
    select workspace_id, insights_count, company_id / 4096, sum(size) from (
      select workspace_id, insights_count, company_id, 1 as size from added
      union all select workspace_id, insights_count, company_id, -1 from removed
    ) as change group by 1, 2, 3 having sum(size) <> 0
    on conflict (workspace_id, insights_count, block) do update set account_count = kept.account_count + excluded.account_count;
  delete from workspace_account_count where account_count = 0
    and (workspace_id, insights_count, block) in (select workspace_id, insights_count, company_id / 4096 from removed);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.workspace_account_count_removed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from workspace_account_total where workspace_id in (select workspace_id from removed) order by workspace_id for update;
  update workspace_account_total as kept set account_count = kept.account_count - change.size
    from (select workspace_id, count(*) as size from removed group by 1) as change
    where kept.workspace_id = change.workspace_id;
  update workspace_account_count as kept set account_count = kept.account_count - change.size
    from (select workspace_id, insights_count, company_id / 4096 as block, count(*) as size from removed group by 1, 2, 3) as change
    where (kept.workspace_id, kept.insights_count, kept.block) = (change.workspace_id, change.insights_count, change.block);
  delete from workspace_account_count where account_count = 0
    and (workspace_id, insights_count, block) in (select workspace_id, insights_count, company_id / 4096 from removed);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.workspace_blocklist_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update workspace set blocklist_version = blocklist_version + 1,
    unblocked_at = case when tg_op = 'DELETE' then clock_timestamp() else unblocked_at end
  where id in (select workspace_id from changed);
  return null;
end $function$
;

create table activity_source (
  id bigint generated always as identity not null,
  kind text not null,
  name text not null,
  company_domain text,
  bookmark text,
  next_pull_at timestamp with time zone not null default now(),
  last_pulled_at timestamp with time zone,
  failure_count integer not null default 0,
  last_error text,
  created_at timestamp with time zone not null default now(),
  constraint activity_source_check CHECK (((company_domain IS NULL) = (kind = 'feed'::text))),
  constraint activity_source_kind_check CHECK ((kind = ANY (ARRAY['greenhouse'::text, 'lever'::text, 'lever-eu'::text, 'ashby'::text, 'feed'::text]))),
  constraint activity_source_kind_name_key UNIQUE (kind, name),
  constraint activity_source_pkey PRIMARY KEY (id)
);

create table alert (
  id bigint generated always as identity not null,
  workspace_id bigint not null,
  user_id text not null,
  view_id text,
  run_id bigint not null,
  notification_type text not null,
  status text not null default 'pending'::text,
  subject text not null,
  recipient_email text,
  chat_channel_id text,
  webhook_delivery_id text,
  insight_count integer not null,
  account_count integer not null,
  insight_ids bigint[] not null,
  account_ids bigint[] not null,
  attempted_at timestamp with time zone,
  sent_at timestamp with time zone,
  created_at timestamp with time zone not null,
  view_name text,
  send_at timestamp with time zone,
  counted_account_ids bigint[],
  constraint alert_account_ids_check CHECK (((cardinality(account_ids) >= 1) AND (cardinality(account_ids) <= 1000))),
  constraint alert_check CHECK (((status = 'sent'::text) = (sent_at IS NOT NULL))),
  constraint alert_insight_ids_check CHECK (((cardinality(insight_ids) >= 1) AND (cardinality(insight_ids) <= 100))),
  constraint alert_notification_type_check CHECK ((notification_type = ANY (ARRAY['chat'::text, 'webhook'::text, 'email'::text]))),
  constraint alert_pkey PRIMARY KEY (id),
  constraint alert_run_id_fkey FOREIGN KEY (run_id) REFERENCES insight_run(id) ON DELETE CASCADE,
  constraint alert_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'sent'::text, 'failed'::text]))),
  constraint alert_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE,
  constraint alert_view_id_fkey FOREIGN KEY (view_id) REFERENCES saved_view(id) ON DELETE SET NULL,
  constraint alert_view_id_run_id_notification_type_key UNIQUE (view_id, run_id, notification_type),
  constraint alert_webhook_delivery_id_fkey FOREIGN KEY (webhook_delivery_id) REFERENCES webhook_delivery(id) ON DELETE SET NULL,
  constraint alert_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table api_key (
  user_id text not null,
  key_hmac bytea not null,
  key_encrypted text not null,
  created_at timestamp with time zone not null default now(),
  constraint api_key_key_hmac_check CHECK ((octet_length(key_hmac) = 32)),
  constraint api_key_key_hmac_key UNIQUE (key_hmac),
  constraint api_key_pkey PRIMARY KEY (user_id),
  constraint api_key_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);

create table app_user (
  id text not null,
  email text not null,
  workspace_id bigint not null,
  created_at timestamp with time zone not null default now(),
  removed_at timestamp with time zone,
  constraint app_user_email_check CHECK (((email = lower(email)) AND (length(email) <= 320))),
  constraint app_user_id_check CHECK ((id ~ '^user_[0-9A-Za-z]+$'::text)),
  constraint app_user_pkey PRIMARY KEY (id),
  constraint app_user_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint app_user_workspace_id_id_key UNIQUE (workspace_id, id)
);

create table audience (
  id bigint generated always as identity not null,
  workspace_id bigint not null,
  name text not null,
  created_at timestamp with time zone not null default now(),
  description text,
  updated_at timestamp with time zone not null default now(),
  constraint audience_name_check CHECK ((name <> ''::text)),
  constraint audience_pkey PRIMARY KEY (id),
  constraint audience_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table audience_account (
  audience_id bigint not null,
  company_id bigint not null,
  added_at timestamp with time zone not null default now(),
  constraint audience_account_audience_id_fkey FOREIGN KEY (audience_id) REFERENCES audience(id) ON DELETE CASCADE,
  constraint audience_account_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint audience_account_pkey PRIMARY KEY (audience_id, company_id)
);

create table audience_person (
  audience_id bigint not null,
  person_id bigint not null,
  added_at timestamp with time zone not null default now(),
  constraint audience_person_audience_id_fkey FOREIGN KEY (audience_id) REFERENCES audience(id) ON DELETE CASCADE,
  constraint audience_person_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE,
  constraint audience_person_pkey PRIMARY KEY (audience_id, person_id)
);

create table audit_entry (
  id bigint generated always as identity not null,
  workspace_id bigint not null,
  recorded_at timestamp with time zone not null default now(),
  user_id text,
  acting_for text,
  surface text not null,
  operation text not null,
  target text,
  changes jsonb not null default '[]'::jsonb,
  credits bigint,
  request_id text,
  constraint audit_entry_pkey PRIMARY KEY (id),
  constraint audit_entry_surface_check CHECK ((surface = ANY (ARRAY['http'::text, 'mcp'::text, 'command_line'::text, 'job'::text]))),
  constraint audit_entry_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table blocked_company_addition (
  id bigint generated always as identity not null,
  workspace_id bigint not null,
  constraint blocked_company_addition_pkey PRIMARY KEY (id),
  constraint blocked_company_addition_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table blocked_domain (
  workspace_id bigint not null,
  domain text not null,
  reason text,
  added_by text,
  created_at timestamp with time zone not null default now(),
  constraint blocked_domain_added_by_fkey FOREIGN KEY (added_by) REFERENCES app_user(id) ON DELETE SET NULL,
  constraint blocked_domain_domain_check CHECK ((domain = lower(domain))),
  constraint blocked_domain_pkey PRIMARY KEY (workspace_id, domain),
  constraint blocked_domain_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table company (
  id bigint generated by default as identity not null,
  domain text not null,
  name text not null,
  one_liner text,
  description text,
  industry text,
  tags text[] not null default '{}'::text[],
  employee_count integer,
  employee_min integer,
  employee_max integer,
  funding_stage text,
  hq_country text,
  hq_city text,
  founded_year integer,
  social_url text,
  search_name text not null default ''::text,
  name_key text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  changed_xid xid8 not null default pg_current_xact_id(),
  is_sample boolean not null default false,
  ownership text,
  total_funding_usd bigint,
  last_funding_type text,
  last_funding_date date,
  revenue_usd bigint,
  constraint company_check CHECK ((employee_max >= employee_min)),
  constraint company_domain_check CHECK (((domain = lower(domain)) AND ((length(domain) >= 3) AND (length(domain) <= 253)))),
  constraint company_domain_key UNIQUE (domain),
  constraint company_employee_count_check CHECK ((employee_count >= 0)),
  constraint company_employee_min_check CHECK ((employee_min >= 0)),
  constraint company_founded_year_check CHECK (((founded_year >= 1000) AND (founded_year <= 2999))),
  constraint company_funding_stage_check CHECK ((funding_stage = ANY (ARRAY['Pre-Seed'::text, 'Seed'::text, 'Series A'::text, 'Series B'::text, 'Series C'::text, 'Series D'::text, 'Series E'::text, 'Series F'::text, 'Series G'::text, 'Series H'::text, 'Acquired'::text, 'Private'::text, 'Public'::text]))),
  constraint company_hq_country_check CHECK ((hq_country ~ '^[A-Z]{3}$'::text)),
  constraint company_id_check CHECK (((id >= 1) AND (id <= '9007199254740991'::bigint))),
  constraint company_last_funding_type_check CHECK ((last_funding_type <> ''::text)),
  constraint company_name_check CHECK ((name <> ''::text)),
  constraint company_ownership_check CHECK ((ownership = ANY (ARRAY['private'::text, 'public'::text, 'nonprofit'::text, 'government'::text, 'subsidiary'::text]))),
  constraint company_pkey PRIMARY KEY (id),
  constraint company_revenue_usd_check CHECK (((revenue_usd >= 0) AND (revenue_usd <= '9007199254740991'::bigint))),
  constraint company_total_funding_usd_check CHECK (((total_funding_usd >= 0) AND (total_funding_usd <= '9007199254740991'::bigint)))
);

create table company_alias (
  domain text not null,
  company_id bigint not null,
  constraint company_alias_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint company_alias_domain_check CHECK (((domain = lower(domain)) AND ((length(domain) >= 3) AND (length(domain) <= 253)))),
  constraint company_alias_pkey PRIMARY KEY (domain)
);

create table company_embedding (
  source text not null,
  company_id bigint not null,
  vector bytea not null,
  text_hash bytea not null,
  company_changed_xid xid8 not null,
  changed_xid xid8 not null default pg_current_xact_id(),
  constraint company_embedding_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint company_embedding_pkey PRIMARY KEY (source, company_id)
);

create table company_event (
  id bigint generated always as identity not null,
  company_id bigint not null,
  event_type_id bigint not null,
  event_date timestamp with time zone not null,
  signal_type text,
  team_name text,
  summary text,
  source_url text,
  created_at timestamp with time zone not null default now(),
  shared_source_url text,
  constraint company_event_company_id_event_type_id_source_url_key UNIQUE (company_id, event_type_id, source_url),
  constraint company_event_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint company_event_event_type_id_fkey FOREIGN KEY (event_type_id) REFERENCES event_type(id) ON DELETE CASCADE,
  constraint company_event_pkey PRIMARY KEY (id)
);

create table company_event_person (
  company_event_id bigint not null,
  person_id bigint not null,
  constraint company_event_person_company_event_id_fkey FOREIGN KEY (company_event_id) REFERENCES company_event(id) ON DELETE CASCADE,
  constraint company_event_person_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE,
  constraint company_event_person_pkey PRIMARY KEY (company_event_id, person_id)
);

create table company_merge (
  company_id bigint not null,
  kept_id bigint not null,
  merged_at timestamp with time zone not null default now(),
  constraint company_merge_kept_id_fkey FOREIGN KEY (kept_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint company_merge_pkey PRIMARY KEY (company_id)
);

create table company_removal (
  company_id bigint not null,
  removed_xid xid8 not null default pg_current_xact_id(),
  constraint company_removal_pkey PRIMARY KEY (company_id)
);

create table company_technology (
  company_id bigint not null,
  technology_id integer not null,
  roles smallint not null,
  posts integer not null,
  first_seen timestamp with time zone not null,
  last_seen timestamp with time zone not null,
  confidence real not null,
  job_post_ids bigint[] not null,
  constraint company_technology_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint company_technology_pkey PRIMARY KEY (company_id, technology_id)
);

create table company_technology_due (
  company_id bigint not null,
  constraint company_technology_due_pkey PRIMARY KEY (company_id)
);

create table credit_balance (
  workspace_id bigint not null,
  balance bigint not null default 0,
  reserved bigint not null default 0,
  constraint credit_balance_balance_check CHECK ((balance >= 0)),
  constraint credit_balance_pkey PRIMARY KEY (workspace_id),
  constraint credit_balance_reserved_check CHECK ((reserved >= 0)),
  constraint credit_balance_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id)
);

create table credit_budget (
  workspace_id bigint not null,
  user_id text not null,
  daily bigint,
  monthly bigint,
  daily_reached_on date,
  monthly_reached_on date,
  constraint credit_budget_daily_check CHECK ((daily >= 0)),
  constraint credit_budget_monthly_check CHECK ((monthly >= 0)),
  constraint credit_budget_pkey PRIMARY KEY (workspace_id, user_id),
  constraint credit_budget_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table credit_check (
  is_only boolean not null default true,
  checked_at timestamp with time zone not null,
  fault_count bigint not null,
  constraint credit_check_is_only_check CHECK (is_only),
  constraint credit_check_pkey PRIMARY KEY (is_only)
);

create table credit_entry (
  id bigint generated always as identity not null,
  workspace_id bigint not null,
  kind text not null,
  balance_change bigint not null,
  reserved_change bigint not null default 0,
  reference text not null,
  reason text not null,
  user_id text,
  created_at timestamp with time zone not null default now(),
  constraint credit_entry_kind_moves CHECK (
CASE kind
    WHEN 'grant'::text THEN ((balance_change > 0) AND (reserved_change = 0))
    WHEN 'spend'::text THEN ((balance_change < 0) AND (reserved_change = 0))
    WHEN 'reserve'::text THEN ((balance_change < 0) AND (reserved_change = (- balance_change)))
    WHEN 'settle'::text THEN ((balance_change >= 0) AND ((balance_change + reserved_change) < 0))
    WHEN 'release'::text THEN ((balance_change > 0) AND (reserved_change = (- balance_change)))
    WHEN 'refund'::text THEN ((balance_change > 0) AND (reserved_change = 0))
    ELSE false
END) NOT VALID,
  constraint credit_entry_pkey PRIMARY KEY (id),
  constraint credit_entry_reference_check CHECK ((reference <> ''::text)),
  constraint credit_entry_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id),
  constraint credit_entry_workspace_id_reference_kind_key UNIQUE (workspace_id, reference, kind)
);

create table credit_spending (
  workspace_id bigint not null,
  user_id text not null,
  day date not null,
  spent bigint not null,
  is_announced boolean not null default false,
  constraint credit_spending_pkey PRIMARY KEY (workspace_id, user_id, day),
  constraint credit_spending_spent_check CHECK ((spent >= 0)),
  constraint credit_spending_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table crm_company (
  workspace_id bigint not null,
  crm_id text not null,
  company_id bigint,
  owner_id text,
  read_at timestamp with time zone not null,
  domain text not null,
  owner_name text,
  owner_email text,
  is_customer boolean not null default false,
  constraint crm_company_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE SET NULL,
  constraint crm_company_pkey PRIMARY KEY (workspace_id, crm_id, domain),
  constraint crm_company_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table crm_deal (
  workspace_id bigint not null,
  crm_id text not null,
  stage text not null,
  crm_company_id text,
  state text not null default 'open'::text,
  read_at timestamp with time zone not null default now(),
  constraint crm_deal_pkey PRIMARY KEY (workspace_id, crm_id),
  constraint crm_deal_state_check CHECK ((state = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text]))),
  constraint crm_deal_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table crm_do_not_contact (
  workspace_id bigint not null,
  crm_id text not null,
  email text,
  earlier_emails text[] not null default '{}'::text[],
  connected_at timestamp with time zone,
  constraint crm_do_not_contact_email_check CHECK ((email = lower(email))),
  constraint crm_do_not_contact_pkey PRIMARY KEY (workspace_id, crm_id),
  constraint crm_do_not_contact_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table crm_field_mapping (
  workspace_id bigint not null,
  mappings jsonb not null,
  constraint crm_field_mapping_pkey PRIMARY KEY (workspace_id),
  constraint crm_field_mapping_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table crm_job (
  id text not null,
  workspace_id bigint not null,
  kind text not null,
  status text not null default 'pending'::text,
  provider text not null,
  reference text,
  owner_id text,
  owner_email text,
  claim_number integer not null default 0,
  failure_count integer not null default 0,
  error_message text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  finished_at timestamp with time zone,
  owner jsonb,
  user_id text,
  signal_id bigint,
  constraint crm_job_check CHECK (((kind = 'safe_addition'::text) = (reference IS NOT NULL))),
  constraint crm_job_check1 CHECK (((owner_id IS NULL) OR (owner_email IS NULL))),
  constraint crm_job_check2 CHECK (((status = ANY (ARRAY['completed'::text, 'failed'::text])) = (finished_at IS NOT NULL))),
  constraint crm_job_id_check CHECK ((id ~ '^job_[0-9A-Za-z_-]+$'::text)),
  constraint crm_job_kind_check CHECK ((kind = ANY (ARRAY['sync_accounts'::text, 'sync_people'::text, 'safe_addition'::text]))),
  constraint crm_job_pkey PRIMARY KEY (id),
  constraint crm_job_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'running'::text, 'completed'::text, 'failed'::text]))),
  constraint crm_job_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint crm_job_workspace_id_reference_key UNIQUE (workspace_id, reference)
);

create table crm_job_record (
  job_id text not null,
  place integer not null,
  object text not null,
  record_id bigint not null,
  planned text,
  crm_id text,
  action text,
  error text,
  warning text,
  constraint crm_job_record_action_check CHECK ((action = ANY (ARRAY['created'::text, 'updated'::text, 'skipped'::text, 'failed'::text]))),
  constraint crm_job_record_check CHECK (((action = 'failed'::text) = (error IS NOT NULL))),
  constraint crm_job_record_check1 CHECK (((action IS NOT NULL) OR ((crm_id IS NULL) AND (error IS NULL)))),
  constraint crm_job_record_job_id_fkey FOREIGN KEY (job_id) REFERENCES crm_job(id) ON DELETE CASCADE,
  constraint crm_job_record_object_check CHECK ((object = ANY (ARRAY['company'::text, 'contact'::text]))),
  constraint crm_job_record_pkey PRIMARY KEY (job_id, place),
  constraint crm_job_record_planned_check CHECK ((planned = ANY (ARRAY['created'::text, 'updated'::text, 'skipped'::text])))
);

create table crm_pull (
  workspace_id bigint not null,
  provider text not null,
  connected_at timestamp with time zone not null,
  companies_cursor text,
  contacts_cursor text,
  deals_cursor text,
  full_reading_since timestamp with time zone,
  full_reading_ended_at timestamp with time zone,
  deals_known_since timestamp with time zone,
  run_id bigint,
  claim_number integer not null default 0,
  failure_count integer not null default 0,
  last_read_at timestamp with time zone,
  next_read_at timestamp with time zone,
  constraint crm_pull_pkey PRIMARY KEY (workspace_id),
  constraint crm_pull_run_id_fkey FOREIGN KEY (run_id) REFERENCES insight_run(id) ON DELETE SET NULL,
  constraint crm_pull_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table erased_person (
  identity_hash bytea not null,
  erased_at timestamp with time zone not null default now(),
  is_canonical boolean not null default false,
  constraint erased_person_identity_hash_check CHECK ((length(identity_hash) = 32)),
  constraint erased_person_pkey PRIMARY KEY (identity_hash)
);

create table erasure_key (
  only_row boolean not null default true,
  key_encrypted text not null,
  constraint erasure_key_only_row_check CHECK (only_row),
  constraint erasure_key_pkey PRIMARY KEY (only_row)
);

create table event_type (
  id bigint generated always as identity not null,
  vertical_id bigint not null,
  slug text not null,
  name text not null,
  description text,
  constraint event_type_pkey PRIMARY KEY (id),
  constraint event_type_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint event_type_vertical_id_fkey FOREIGN KEY (vertical_id) REFERENCES vertical(id) ON DELETE CASCADE,
  constraint event_type_vertical_id_slug_key UNIQUE (vertical_id, slug)
);

create table feedback (
  id bigint generated always as identity not null,
  workspace_id bigint not null,
  kind text not null,
  row_key text not null,
  verdict text not null,
  note text,
  company_id bigint,
  person_id bigint,
  signal_id bigint,
  search jsonb,
  insight_key text,
  work_email text,
  credits integer not null,
  refund text not null,
  user_id text not null,
  created_at timestamp with time zone not null default now(),
  constraint feedback_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE SET NULL,
  constraint feedback_credits_check CHECK ((credits >= 0)),
  constraint feedback_kind_check CHECK ((kind = ANY (ARRAY['lookalike'::text, 'signal_result'::text, 'insight'::text, 'email'::text]))),
  constraint feedback_note_check CHECK ((length(note) <= 1000)),
  constraint feedback_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE SET NULL,
  constraint feedback_pkey PRIMARY KEY (id),
  constraint feedback_refund_check CHECK ((refund = ANY (ARRAY['paid'::text, 'pending'::text, 'none'::text]))),
  constraint feedback_signal_id_fkey FOREIGN KEY (signal_id) REFERENCES signal(id) ON DELETE SET NULL,
  constraint feedback_verdict_check CHECK ((verdict = ANY (ARRAY['right'::text, 'wrong_match'::text, 'wrong_company'::text, 'known_customer'::text, 'bad_email'::text]))),
  constraint feedback_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint feedback_workspace_id_row_key_key UNIQUE (workspace_id, row_key)
);

create table icp (
  id bigint generated always as identity not null,
  workspace_id bigint not null,
  name text not null,
  description text,
  filters jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  personas jsonb,
  constraint icp_name_check CHECK ((name <> ''::text)),
  constraint icp_pkey PRIMARY KEY (id),
  constraint icp_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table idempotency_record (
  scope text not null,
  key text not null,
  request_hash bytea not null,
  answer text not null,
  created_at timestamp with time zone not null default now(),
  replaced_key_hash bytea,
  constraint idempotency_record_key_check CHECK (((length(key) >= 1) AND (length(key) <= 255))),
  constraint idempotency_record_pkey PRIMARY KEY (scope, key),
  constraint idempotency_record_replaced_key_hash_check CHECK ((octet_length(replaced_key_hash) = 32)),
  constraint idempotency_record_request_hash_check CHECK ((octet_length(request_hash) = 32))
);

create table idempotency_usage (
  owner text not null,
  hour timestamp with time zone not null,
  bytes bigint not null,
  constraint idempotency_usage_bytes_check CHECK ((bytes >= 0)),
  constraint idempotency_usage_pkey PRIMARY KEY (owner, hour)
);

create table ingest_progress (
  source_key text not null,
  file_name text not null,
  rows_read bigint not null,
  rejected bigint not null,
  inserted bigint not null,
  updated bigint not null,
  unchanged bigint not null,
  reject_file_bytes bigint not null,
  updated_at timestamp with time zone not null default now(),
  constraint ingest_progress_pkey PRIMARY KEY (source_key)
);

create table insight (
  id bigint generated always as identity not null,
  workspace_id bigint not null,
  run_id bigint not null,
  company_id bigint not null,
  person_id bigint,
  signal_id bigint,
  alert_type text not null,
  alert_text text not null,
  sentiment text not null default 'neutral'::text,
  is_net_new_account boolean not null default false,
  deal_stage text,
  amount double precision,
  signal_link text,
  occurred_at timestamp with time zone,
  alert_date timestamp with time zone not null default now(),
  dedupe_key text not null,
  constraint insight_alert_text_check CHECK ((alert_text <> ''::text)),
  constraint insight_alert_type_check CHECK ((alert_type = ANY (ARRAY['service'::text, 'crm'::text]))),
  constraint insight_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint insight_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE,
  constraint insight_pkey PRIMARY KEY (id),
  constraint insight_run_id_fkey FOREIGN KEY (run_id) REFERENCES insight_run(id) ON DELETE CASCADE,
  constraint insight_sentiment_check CHECK ((sentiment = ANY (ARRAY['positive'::text, 'negative'::text, 'neutral'::text]))),
  constraint insight_signal_id_fkey FOREIGN KEY (signal_id) REFERENCES signal(id) ON DELETE SET NULL,
  constraint insight_workspace_id_dedupe_key_key UNIQUE (workspace_id, dedupe_key),
  constraint insight_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table insight_account_latest (
  workspace_id bigint not null,
  company_id bigint not null,
  alert_type text not null,
  sentiment text not null,
  alert_date timestamp with time zone not null,
  constraint insight_account_latest_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint insight_account_latest_pkey PRIMARY KEY (workspace_id, company_id, alert_type, sentiment),
  constraint insight_account_latest_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
) with (fillfactor=70);

create table insight_hour (
  workspace_id bigint not null,
  hour timestamp with time zone not null,
  alert_type text not null,
  sentiment text not null,
  insight_count bigint not null,
  constraint insight_hour_pkey PRIMARY KEY (workspace_id, hour, alert_type, sentiment),
  constraint insight_hour_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
) with (fillfactor=70);

create table insight_month_count (
  month text not null,
  workspace_id bigint not null,
  company_id bigint not null,
  insight_count integer not null
);

create table insight_removed_month (
  month text not null,
  removed_at timestamp with time zone not null default now(),
  constraint insight_removed_month_pkey PRIMARY KEY (month)
);

create table insight_run (
  id bigint generated always as identity not null,
  workspace_id bigint not null,
  source text not null,
  signal_id bigint,
  started_at timestamp with time zone not null default now(),
  ended_at timestamp with time zone,
  announced_at timestamp with time zone,
  matched_at timestamp with time zone,
  constraint insight_run_check CHECK (((source = 'signal'::text) OR (signal_id IS NULL))),
  constraint insight_run_pkey PRIMARY KEY (id),
  constraint insight_run_signal_id_fkey FOREIGN KEY (signal_id) REFERENCES signal(id) ON DELETE SET NULL,
  constraint insight_run_source_check CHECK ((source = ANY (ARRAY['signal'::text, 'crm'::text]))),
  constraint insight_run_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table integration (
  workspace_id bigint not null,
  kind text not null,
  provider text not null,
  credentials_encrypted text not null,
  external_account_name text,
  connected_by text,
  connected_at timestamp with time zone not null,
  constraint integration_connected_by_fkey FOREIGN KEY (connected_by) REFERENCES app_user(id) ON DELETE SET NULL,
  constraint integration_kind_check CHECK ((kind = ANY (ARRAY['crm'::text, 'chat'::text, 'sequencer'::text]))),
  constraint integration_pkey PRIMARY KEY (workspace_id, kind),
  constraint integration_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table job_post (
  id bigint generated always as identity not null,
  company_id bigint not null,
  source_url text not null,
  title text not null,
  body text,
  country text,
  posted_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  first_seen_at timestamp with time zone not null default now(),
  words tsvector not null default ''::tsvector,
  activity_source_id bigint,
  edited_at timestamp with time zone,
  cities text[] not null default '{}'::text[],
  constraint job_post_activity_source_id_fkey FOREIGN KEY (activity_source_id) REFERENCES activity_source(id) ON DELETE SET NULL,
  constraint job_post_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint job_post_country_check CHECK ((country ~ '^[A-Z]{3}$'::text)),
  constraint job_post_pkey PRIMARY KEY (id),
  constraint job_post_source_url_key UNIQUE (source_url)
);

create table job_post_earlier_text (
  id bigint generated always as identity not null,
  job_post_id bigint not null,
  words tsvector not null,
  replaced_at timestamp with time zone not null,
  constraint job_post_earlier_text_job_post_id_fkey FOREIGN KEY (job_post_id) REFERENCES job_post(id) ON DELETE CASCADE,
  constraint job_post_earlier_text_pkey PRIMARY KEY (id)
);

create table job_post_reading (
  job_post_id bigint not null,
  company_id bigint not null,
  posted_at timestamp with time zone not null,
  posted_by text not null,
  title text not null default ''::text,
  country text,
  department text,
  seniority text,
  mentions integer[] not null,
  roles smallint not null,
  city_keys text[] not null default '{}'::text[],
  constraint job_post_reading_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint job_post_reading_pkey PRIMARY KEY (job_post_id)
);

create table job_post_unread (
  job_post_id bigint not null,
  constraint job_post_unread_pkey PRIMARY KEY (job_post_id)
);

create table lookalike_job (
  id text not null,
  workspace_id bigint not null,
  user_id text not null,
  status text not null default 'pending'::text,
  request jsonb not null,
  resolved_seed_domains text[],
  unresolved_seed_domains text[],
  requested_limit integer not null,
  claim_number integer not null default 0,
  failure_count integer not null default 0,
  derived_query text,
  agentic_method text,
  processed integer not null default 0,
  page_count integer not null default 0,
  progress_message text not null,
  eta_seconds integer,
  error_message text,
  credits_consumed integer not null default 0,
  created_at timestamp with time zone not null default now(),
  queued_at timestamp with time zone,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  updated_at timestamp with time zone not null default now(),
  notice text,
  interpretation jsonb,
  expected_total jsonb,
  scanned integer,
  stopped_because text,
  constraint lookalike_job_agentic_method_check CHECK ((agentic_method = ANY (ARRAY['language_model'::text, 'rules'::text]))),
  constraint lookalike_job_check CHECK (((processed >= 0) AND (processed <= requested_limit))),
  constraint lookalike_job_check1 CHECK (((credits_consumed >= 0) AND (credits_consumed <= requested_limit))),
  constraint lookalike_job_check2 CHECK (((status = ANY (ARRAY['completed'::text, 'failed'::text, 'cancelled'::text])) = (finished_at IS NOT NULL))),
  constraint lookalike_job_eta_seconds_check CHECK ((eta_seconds >= 0)),
  constraint lookalike_job_id_check CHECK ((id ~ '^job_[0-9A-Za-z_-]+$'::text)),
  constraint lookalike_job_notice_check CHECK ((length(notice) <= 500)),
  constraint lookalike_job_page_count_check CHECK ((page_count >= 0)),
  constraint lookalike_job_pkey PRIMARY KEY (id),
  constraint lookalike_job_requested_limit_check CHECK (((requested_limit >= 1) AND (requested_limit <= 10000))),
  constraint lookalike_job_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'running'::text, 'cancelling'::text, 'completed'::text, 'failed'::text, 'cancelled'::text]))),
  constraint lookalike_job_stopped_because_check CHECK ((stopped_because = ANY (ARRAY['limit'::text, 'floor'::text, 'credits'::text, 'budget'::text, 'cancelled'::text, 'failed'::text]))) NOT VALID,
  constraint lookalike_job_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table lookalike_job_page (
  job_id text not null,
  page_number integer not null,
  result_count integer not null,
  results json not null,
  created_at timestamp with time zone not null default now(),
  constraint lookalike_job_page_job_id_fkey FOREIGN KEY (job_id) REFERENCES lookalike_job(id) ON DELETE CASCADE,
  constraint lookalike_job_page_page_number_check CHECK (((page_number >= 0) AND (page_number <= 9999))),
  constraint lookalike_job_page_pkey PRIMARY KEY (job_id, page_number),
  constraint lookalike_job_page_result_count_check CHECK (((result_count >= 0) AND (result_count <= 100)))
);

create table lookalike_job_ranking (
  job_id text not null,
  company_ids bigint[] not null,
  scores real[] not null,
  created_at timestamp with time zone not null default now(),
  constraint lookalike_job_ranking_check CHECK ((cardinality(company_ids) = cardinality(scores))),
  constraint lookalike_job_ranking_job_id_fkey FOREIGN KEY (job_id) REFERENCES lookalike_job(id) ON DELETE CASCADE,
  constraint lookalike_job_ranking_pkey PRIMARY KEY (job_id)
);

create table lookalike_returned (
  workspace_id bigint not null,
  company_id bigint not null,
  job_id text,
  returned_at timestamp with time zone,
  credits integer not null default 1,
  search jsonb,
  constraint lookalike_returned_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint lookalike_returned_job_id_fkey FOREIGN KEY (job_id) REFERENCES lookalike_job(id) ON DELETE SET NULL,
  constraint lookalike_returned_pkey PRIMARY KEY (workspace_id, company_id),
  constraint lookalike_returned_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table notification_recipient (
  workspace_id bigint not null,
  email text not null,
  asked_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  unsubscribed_at timestamp with time zone,
  constraint notification_recipient_pkey PRIMARY KEY (workspace_id, email),
  constraint notification_recipient_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table partition_change (
  partition text not null,
  constraint partition_change_pkey PRIMARY KEY (partition)
);

create table person (
  id bigint generated by default as identity not null,
  company_id bigint not null,
  full_name text not null,
  first_name text,
  last_name text,
  title text,
  seniority text,
  department text,
  country text,
  city text,
  social_url text,
  work_email text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint person_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint person_country_check CHECK ((country ~ '^[A-Z]{3}$'::text)),
  constraint person_department_check CHECK ((department = ANY (ARRAY['ENGINEERING'::text, 'PRODUCT'::text, 'DESIGN'::text, 'DATA'::text, 'SALES'::text, 'MARKETING'::text, 'OPERATIONS'::text, 'FINANCE'::text, 'HR'::text, 'LEGAL'::text, 'EXECUTIVE'::text, 'CUSTOMER_SUCCESS'::text, 'SECURITY'::text, 'IT'::text, 'OTHER'::text]))) NOT VALID,
  constraint person_full_name_check CHECK ((full_name <> ''::text)),
  constraint person_id_check CHECK (((id >= 1) AND (id <= '9007199254740991'::bigint))),
  constraint person_pkey PRIMARY KEY (id),
  constraint person_seniority_check CHECK ((seniority = ANY (ARRAY['FOUNDER'::text, 'CXO'::text, 'PARTNER'::text, 'VP'::text, 'HEAD'::text, 'DIRECTOR'::text, 'MANAGER'::text, 'SENIOR'::text, 'ENTRY'::text, 'INTERN'::text]))),
  constraint person_social_url_key UNIQUE (social_url)
);

create table person_job_change (
  id bigint generated always as identity not null,
  person_id bigint not null,
  from_company_id bigint not null,
  to_company_id bigint not null,
  from_title text,
  changed_at timestamp with time zone not null default now(),
  constraint person_job_change_from_company_id_fkey FOREIGN KEY (from_company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint person_job_change_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE,
  constraint person_job_change_pkey PRIMARY KEY (id),
  constraint person_job_change_to_company_id_fkey FOREIGN KEY (to_company_id) REFERENCES company(id) ON DELETE CASCADE
);

create table profile_address_progress (
  table_name text not null,
  after_id bigint not null default 0,
  constraint profile_address_progress_pkey PRIMARY KEY (table_name),
  constraint profile_address_progress_table_name_check CHECK ((table_name = ANY (ARRAY['person'::text, 'company'::text, 'social_post'::text, 'social_engagement'::text, 'signal'::text])))
);

create unlogged table rate_limit_window (
  caller text not null,
  policy text not null,
  window_start timestamp with time zone not null,
  request_count integer not null default 1,
  constraint rate_limit_window_pkey PRIMARY KEY (caller, policy),
  constraint rate_limit_window_request_count_check CHECK ((request_count >= 0))
) with (fillfactor=50);

create table saved_view (
  id text not null,
  workspace_id bigint not null,
  user_id text not null,
  name text not null,
  view_type text not null,
  filters jsonb not null,
  is_default boolean not null default false,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  is_webhook_off boolean not null default false,
  constraint saved_view_id_check CHECK ((id ~ '^view_[0-9A-Za-z]+$'::text)),
  constraint saved_view_name_check CHECK ((name <> ''::text)),
  constraint saved_view_pkey PRIMARY KEY (id),
  constraint saved_view_view_type_check CHECK ((view_type = ANY (ARRAY['accounts'::text, 'people'::text]))),
  constraint saved_view_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE,
  constraint saved_view_workspace_id_user_id_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES app_user(workspace_id, id) ON DELETE CASCADE
);

create table search_entry (
  model_id bigint not null,
  company_id bigint not null,
  vector bytea not null,
  employee_count integer,
  funding_stage text,
  hq_country text,
  company_changed_xid xid8 not null,
  changed_xid xid8 not null default pg_current_xact_id(),
  terms bytea not null,
  constraint search_entry_pkey PRIMARY KEY (model_id, company_id)
);

create table search_index (
  id bigint generated by default as identity not null,
  model_id bigint not null,
  terms bytea,
  filled_to bigint not null default '-1'::integer,
  filled boolean not null default false,
  indexed pg_snapshot not null default pg_current_snapshot(),
  embeddings_source text,
  embeddings_dimensions integer,
  companies bigint not null default 0,
  serves_since timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint search_index_pkey PRIMARY KEY (id)
);

create table search_model (
  id bigint generated by default as identity not null,
  source text not null,
  dimensions integer not null,
  companies bigint not null,
  content bytea,
  embedded_to xid8 not null default '0'::xid8,
  created_at timestamp with time zone not null default now(),
  ready_at timestamp with time zone,
  constraint search_model_dimensions_check CHECK (((dimensions >= 1) AND (dimensions <= 4096))),
  constraint search_model_pkey PRIMARY KEY (id)
);

create table search_progress (
  task text not null,
  message text not null,
  fraction real not null,
  updated_at timestamp with time zone not null default now(),
  constraint search_progress_fraction_check CHECK (((fraction >= (0)::double precision) AND (fraction <= (1)::double precision))),
  constraint search_progress_pkey PRIMARY KEY (task),
  constraint search_progress_task_check CHECK ((task = ANY (ARRAY['rebuild'::text, 'embed'::text, 'embeddings'::text, 'index'::text])))
);

create table secret_key_mark (
  mark bytea not null,
  created_at timestamp with time zone not null default now(),
  retired_at timestamp with time zone,
  constraint secret_key_mark_pkey PRIMARY KEY (mark)
);

create table sign_up_attempt (
  id bigint generated always as identity not null,
  email text not null,
  client_network inet not null,
  attempted_at timestamp with time zone not null default now(),
  constraint sign_up_attempt_pkey PRIMARY KEY (id)
);

create table signal (
  id bigint generated always as identity not null,
  workspace_id bigint not null,
  name text not null,
  created_at timestamp with time zone not null default now(),
  user_id text not null,
  type text not null,
  status text not null default 'accepted'::text,
  repeat boolean not null default false,
  subject text,
  descriptive_icp text,
  icp_id bigint,
  timeframe_days integer not null,
  signal_target text not null default 'account'::text,
  named_company_ids bigint[],
  account_audience_name text not null,
  people_audience_name text not null,
  account_audience_id bigint,
  people_audience_id bigint,
  finds_people boolean not null default false,
  max_credit_limit bigint,
  enable_safe_crm_addition boolean not null default false,
  auto_enrich_people_emails boolean not null default false,
  advanced_people_finder boolean not null default false,
  speed_mode boolean not null default false,
  account_count integer not null default 0,
  people_count integer not null default 0,
  credits_consumed bigint not null default 0,
  failures_in_a_row smallint not null default 0,
  last_run_at timestamp with time zone,
  next_run_at timestamp with time zone,
  term_options jsonb,
  min_history_posts integer not null default 0,
  exclude jsonb,
  watched_audience_ids bigint[] not null default '{}'::bigint[],
  past_customers boolean not null default false,
  synonyms text[],
  stopped_by_caller boolean not null default false,
  mention_roles text[],
  include_agencies boolean not null default false,
  titles text[],
  next_run_max_credits bigint,
  constraint signal_account_audience_id_fkey FOREIGN KEY (account_audience_id) REFERENCES audience(id) ON DELETE SET NULL,
  constraint signal_ended CHECK (((status <> ALL (ARRAY['completed'::text, 'failed'::text, 'stopped'::text, 'paused'::text])) OR (next_run_at IS NULL))),
  constraint signal_limit CHECK (((max_credit_limit IS NULL) OR (credits_consumed <= max_credit_limit))),
  constraint signal_max_credit_limit_check CHECK ((max_credit_limit > 0)),
  constraint signal_min_history_posts_check CHECK (((min_history_posts >= 0) AND (min_history_posts <= 1000))),
  constraint signal_name_check CHECK ((name <> ''::text)),
  constraint signal_people_audience_id_fkey FOREIGN KEY (people_audience_id) REFERENCES audience(id) ON DELETE SET NULL,
  constraint signal_pkey PRIMARY KEY (id),
  constraint signal_signal_target_check CHECK ((signal_target = ANY (ARRAY['account'::text, 'people'::text]))),
  constraint signal_status_check CHECK ((status = ANY (ARRAY['accepted'::text, 'running'::text, 'scheduled'::text, 'completed'::text, 'failed'::text, 'stopped'::text, 'paused'::text]))),
  constraint signal_subject CHECK (((subject IS NULL) = (type = ANY (ARRAY['trait_only'::text, 'job_change'::text])))),
  constraint signal_timeframe_days_check CHECK (((timeframe_days >= 1) AND (timeframe_days <= 365))),
  constraint signal_type_check CHECK ((type = ANY (ARRAY['job_post_first_time_mention'::text, 'trait_only'::text, 'social_activity'::text, 'social_listening'::text, 'competitor_engagement'::text, 'job_change'::text]))),
  constraint signal_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE,
  constraint signal_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table signal_account (
  signal_id bigint not null,
  company_id bigint not null,
  discovered_at timestamp with time zone not null default now(),
  run_id bigint not null,
  place integer not null default 0,
  credits integer,
  is_hidden boolean not null default false,
  constraint signal_account_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint signal_account_pkey PRIMARY KEY (signal_id, company_id),
  constraint signal_account_run_id_fkey FOREIGN KEY (run_id) REFERENCES signal_run(id) ON DELETE CASCADE,
  constraint signal_account_signal_id_fkey FOREIGN KEY (signal_id) REFERENCES signal(id) ON DELETE CASCADE
);

create table signal_evidence (
  id bigint generated always as identity not null,
  signal_id bigint not null,
  company_id bigint not null,
  person_id bigint,
  run_id bigint not null,
  evidence_type text not null,
  title text,
  sentence text not null,
  source_url text,
  occurred_at timestamp with time zone,
  source_key text not null,
  history_posts integer,
  history_since timestamp with time zone,
  role text,
  posted_by text,
  constraint signal_evidence_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint signal_evidence_evidence_type_check CHECK ((evidence_type = ANY (ARRAY['job_post'::text, 'social_post'::text, 'social_engagement'::text, 'firmographics'::text, 'job_change'::text]))),
  constraint signal_evidence_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE,
  constraint signal_evidence_pkey PRIMARY KEY (id),
  constraint signal_evidence_run_id_fkey FOREIGN KEY (run_id) REFERENCES signal_run(id) ON DELETE CASCADE,
  constraint signal_evidence_signal_id_company_id_person_id_source_key_key UNIQUE NULLS NOT DISTINCT (signal_id, company_id, person_id, source_key),
  constraint signal_evidence_signal_id_fkey FOREIGN KEY (signal_id) REFERENCES signal(id) ON DELETE CASCADE
);

create table signal_person (
  signal_id bigint not null,
  person_id bigint not null,
  company_id bigint not null,
  run_id bigint not null,
  found_at timestamp with time zone not null default now(),
  place integer not null default 0,
  credits integer,
  is_hidden boolean not null default false,
  constraint signal_person_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint signal_person_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE,
  constraint signal_person_pkey PRIMARY KEY (signal_id, person_id),
  constraint signal_person_run_id_fkey FOREIGN KEY (run_id) REFERENCES signal_run(id) ON DELETE CASCADE,
  constraint signal_person_signal_id_fkey FOREIGN KEY (signal_id) REFERENCES signal(id) ON DELETE CASCADE
);

create table signal_run (
  id bigint generated always as identity not null,
  signal_id bigint not null,
  insight_run_id bigint,
  status text not null default 'accepted'::text,
  seen_since timestamp with time zone,
  claim_number integer not null default 0,
  failure_count integer not null default 0,
  account_count integer not null default 0,
  people_count integer not null default 0,
  credits_consumed bigint not null default 0,
  unknown_actor_count integer not null default 0,
  message text,
  error_message text,
  created_at timestamp with time zone not null default now(),
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  updated_at timestamp with time zone not null default now(),
  notes text,
  event_waits boolean not null default false,
  settings_key text,
  max_credits bigint,
  constraint signal_run_check CHECK (((status = ANY (ARRAY['completed'::text, 'failed'::text, 'stopped'::text])) = (finished_at IS NOT NULL))),
  constraint signal_run_insight_run_id_fkey FOREIGN KEY (insight_run_id) REFERENCES insight_run(id) ON DELETE SET NULL,
  constraint signal_run_pkey PRIMARY KEY (id),
  constraint signal_run_signal_id_fkey FOREIGN KEY (signal_id) REFERENCES signal(id) ON DELETE CASCADE,
  constraint signal_run_status_check CHECK ((status = ANY (ARRAY['accepted'::text, 'running'::text, 'completed'::text, 'failed'::text, 'stopped'::text])))
);

create table social_engagement (
  id bigint generated always as identity not null,
  social_post_id bigint not null,
  person_id bigint,
  kind text not null,
  body text,
  engaged_at timestamp with time zone not null,
  first_seen_at timestamp with time zone not null default now(),
  actor_url text,
  actor_name text,
  actor_title text,
  constraint social_engagement_actor CHECK (((person_id IS NOT NULL) OR (actor_url IS NOT NULL))),
  constraint social_engagement_check CHECK (((body IS NOT NULL) = (kind = 'comment'::text))),
  constraint social_engagement_kind_check CHECK ((kind = ANY (ARRAY['reaction'::text, 'comment'::text]))),
  constraint social_engagement_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE,
  constraint social_engagement_pkey PRIMARY KEY (id),
  constraint social_engagement_social_post_id_fkey FOREIGN KEY (social_post_id) REFERENCES social_post(id) ON DELETE CASCADE
);

create table social_post (
  id bigint generated always as identity not null,
  source_url text not null,
  author_url text not null,
  person_id bigint,
  company_id bigint,
  body text not null,
  posted_at timestamp with time zone not null,
  first_seen_at timestamp with time zone not null default now(),
  words tsvector not null default ''::tsvector,
  author_name text,
  author_title text,
  constraint social_post_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE SET NULL,
  constraint social_post_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE SET NULL,
  constraint social_post_pkey PRIMARY KEY (id),
  constraint social_post_source_url_key UNIQUE (source_url)
);

create table technology_backfill (
  id boolean not null default true,
  list_version text not null,
  last_post_id bigint not null,
  constraint technology_backfill_id_check CHECK (id),
  constraint technology_backfill_pkey PRIMARY KEY (id)
);

create table tool_spending (
  user_id text not null,
  credits bigint not null,
  since timestamp with time zone not null,
  constraint tool_spending_pkey PRIMARY KEY (user_id),
  constraint tool_spending_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);

create table used_quote (
  hash bytea not null,
  used_at timestamp with time zone not null default now(),
  constraint used_quote_pkey PRIMARY KEY (hash)
);

create table verification_code (
  email text not null,
  code_hmac bytea not null,
  attempts smallint not null default 0,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  wrong_at timestamp with time zone[] not null default '{}'::timestamp with time zone[],
  invited_to bigint,
  constraint verification_code_attempts_check CHECK (((attempts >= 0) AND (attempts <= 10))),
  constraint verification_code_code_hmac_check CHECK ((octet_length(code_hmac) = 32)),
  constraint verification_code_email_check CHECK ((email = lower(email))),
  constraint verification_code_pkey PRIMARY KEY (email)
);

create table vertical (
  id bigint generated always as identity not null,
  slug text not null,
  name text not null,
  constraint vertical_pkey PRIMARY KEY (id),
  constraint vertical_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint vertical_slug_key UNIQUE (slug)
);

create table view_action (
  view_id text not null,
  kind text not null,
  enabled boolean not null,
  settings jsonb not null,
  last_error text,
  last_run_at timestamp with time zone,
  failing_since timestamp with time zone,
  lists_matching boolean not null default false,
  turn bigint not null default 0,
  confirmed_count integer not null default 100,
  constraint view_action_check CHECK (((failing_since IS NULL) OR (last_error IS NOT NULL))),
  constraint view_action_kind_check CHECK ((kind = ANY (ARRAY['chat'::text, 'email'::text, 'crm_assignment'::text, 'sequencer'::text]))),
  constraint view_action_pkey PRIMARY KEY (view_id, kind),
  constraint view_action_view_id_fkey FOREIGN KEY (view_id) REFERENCES saved_view(id) ON DELETE CASCADE
);

create table view_assignment (
  view_id text not null,
  company_id bigint not null,
  status text not null default 'pending'::text,
  assignee_id text,
  error text,
  created_at timestamp with time zone not null,
  constraint view_assignment_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint view_assignment_pkey PRIMARY KEY (view_id, company_id),
  constraint view_assignment_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'assigned'::text, 'skipped'::text, 'failed'::text]))),
  constraint view_assignment_view_id_fkey FOREIGN KEY (view_id) REFERENCES saved_view(id) ON DELETE CASCADE
);

create table view_enrolment (
  view_id text not null,
  person_id bigint not null,
  status text not null default 'pending'::text,
  error text,
  created_at timestamp with time zone not null,
  constraint view_enrolment_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE,
  constraint view_enrolment_pkey PRIMARY KEY (view_id, person_id),
  constraint view_enrolment_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'enrolled'::text, 'no_email'::text, 'failed'::text]))),
  constraint view_enrolment_view_id_fkey FOREIGN KEY (view_id) REFERENCES saved_view(id) ON DELETE CASCADE
);

create table webhook_attempt (
  delivery_id text not null,
  number integer not null,
  started_at timestamp with time zone not null,
  duration_ms integer not null,
  status_code smallint,
  error text,
  response_body text,
  constraint webhook_attempt_check CHECK (((status_code IS NULL) = (error IS NOT NULL))),
  constraint webhook_attempt_delivery_id_fkey FOREIGN KEY (delivery_id) REFERENCES webhook_delivery(id) ON DELETE CASCADE,
  constraint webhook_attempt_duration_ms_check CHECK ((duration_ms >= 0)),
  constraint webhook_attempt_number_check CHECK ((number > 0)),
  constraint webhook_attempt_pkey PRIMARY KEY (delivery_id, number)
);

create table webhook_delivery (
  id text not null default (('dlv_'::text || lpad(to_hex(((EXTRACT(epoch FROM clock_timestamp()) * (1000)::numeric))::bigint), 12, '0'::text)) || "right"(replace((gen_random_uuid())::text, '-'::text, ''::text), 20)),
  event_id text not null,
  endpoint_id text not null,
  status text not null default 'pending'::text,
  attempt_count integer not null default 0,
  failures smallint not null default 0,
  next_attempt_at timestamp with time zone default now(),
  created_at timestamp with time zone not null default now(),
  finished_at timestamp with time zone,
  constraint webhook_delivery_attempt_count_check CHECK ((attempt_count >= 0)),
  constraint webhook_delivery_check CHECK (((status = 'pending'::text) = (next_attempt_at IS NOT NULL))),
  constraint webhook_delivery_check1 CHECK (((status = 'pending'::text) = (finished_at IS NULL))),
  constraint webhook_delivery_endpoint_id_fkey FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoint(id) ON DELETE CASCADE,
  constraint webhook_delivery_event_id_endpoint_id_key UNIQUE (event_id, endpoint_id),
  constraint webhook_delivery_event_id_fkey FOREIGN KEY (event_id) REFERENCES webhook_event(id) ON DELETE CASCADE,
  constraint webhook_delivery_failures_check CHECK ((failures >= 0)),
  constraint webhook_delivery_pkey PRIMARY KEY (id),
  constraint webhook_delivery_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'delivered'::text, 'failed'::text])))
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_threshold=2000);

create table webhook_endpoint (
  id text not null,
  workspace_id bigint not null,
  view_id text,
  url text not null,
  host text not null,
  events text[] not null,
  enabled boolean not null default true,
  deleted_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  created_by text,
  disabled_reason text,
  constraint webhook_endpoint_check CHECK (((deleted_at IS NULL) OR (NOT enabled))),
  constraint webhook_endpoint_check1 CHECK (((disabled_reason IS NULL) OR (NOT enabled))),
  constraint webhook_endpoint_created_by_fkey FOREIGN KEY (created_by) REFERENCES app_user(id) ON DELETE SET NULL,
  constraint webhook_endpoint_disabled_reason_check CHECK ((length(disabled_reason) <= 500)),
  constraint webhook_endpoint_events_check CHECK ((cardinality(events) > 0)),
  constraint webhook_endpoint_id_check CHECK ((id ~ '^wh_[0-9A-Za-z]+$'::text)),
  constraint webhook_endpoint_pkey PRIMARY KEY (id),
  constraint webhook_endpoint_url_check CHECK ((length(url) <= 2000)),
  constraint webhook_endpoint_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table webhook_event (
  id text not null,
  workspace_id bigint not null,
  type text not null,
  body text not null,
  created_at timestamp with time zone not null default now(),
  constraint webhook_event_id_check CHECK ((id ~ '^msg_[0-9A-Za-z]+$'::text)),
  constraint webhook_event_pkey PRIMARY KEY (id),
  constraint webhook_event_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table webhook_headers (
  endpoint_id text not null,
  names text[] not null,
  headers_encrypted text not null,
  constraint webhook_headers_endpoint_id_fkey FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoint(id) ON DELETE CASCADE,
  constraint webhook_headers_names_check CHECK (((cardinality(names) >= 1) AND (cardinality(names) <= 10))),
  constraint webhook_headers_pkey PRIMARY KEY (endpoint_id)
);

create table webhook_secret (
  id bigint generated always as identity not null,
  endpoint_id text not null,
  secret_encrypted text not null,
  expires_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint webhook_secret_endpoint_id_fkey FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoint(id) ON DELETE CASCADE,
  constraint webhook_secret_pkey PRIMARY KEY (id)
);

create table workspace (
  id bigint generated always as identity not null,
  created_at timestamp with time zone not null default now(),
  blocklist_version bigint not null default 0,
  unblocked_at timestamp with time zone,
  constraint workspace_pkey PRIMARY KEY (id)
);

create table workspace_account (
  workspace_id bigint not null,
  company_id bigint not null,
  source text not null,
  is_imported boolean not null default false,
  is_present_in_crm boolean not null default false,
  insights_count integer not null default 0,
  added_at timestamp with time zone not null default now(),
  crm_owner_id text,
  crm_owner_name text,
  crm_owner_email text,
  has_open_deal boolean not null default false,
  is_customer boolean not null default false,
  constraint workspace_account_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint workspace_account_crm_owner CHECK (((crm_owner_id IS NOT NULL) OR ((crm_owner_name IS NULL) AND (crm_owner_email IS NULL)))),
  constraint workspace_account_insights_count_check CHECK ((insights_count >= 0)),
  constraint workspace_account_pkey PRIMARY KEY (workspace_id, company_id),
  constraint workspace_account_source_check CHECK ((source = ANY (ARRAY['import'::text, 'crm'::text, 'signal'::text, 'audience'::text, 'sample'::text]))),
  constraint workspace_account_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table workspace_account_count (
  workspace_id bigint not null,
  insights_count integer not null,
  block bigint not null,
  account_count integer not null,
  constraint workspace_account_count_pkey PRIMARY KEY (workspace_id, insights_count, block),
  constraint workspace_account_count_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
) with (fillfactor=70);

create table workspace_account_total (
  workspace_id bigint not null,
  account_count bigint not null default 0,
  constraint workspace_account_total_pkey PRIMARY KEY (workspace_id),
  constraint workspace_account_total_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
) with (fillfactor=50);

create table workspace_exclusion (
  workspace_id bigint not null,
  customers boolean not null,
  open_deals boolean not null,
  in_crm boolean not null,
  do_not_contact boolean not null,
  audience_ids bigint[] not null,
  constraint workspace_exclusion_pkey PRIMARY KEY (workspace_id),
  constraint workspace_exclusion_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table workspace_invitation (
  email text not null,
  workspace_id bigint not null,
  invited_by text,
  created_at timestamp with time zone not null default now(),
  declined_at timestamp with time zone,
  constraint workspace_invitation_email_check CHECK ((email = lower(email))),
  constraint workspace_invitation_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES app_user(id) ON DELETE SET NULL,
  constraint workspace_invitation_pkey PRIMARY KEY (workspace_id, email),
  constraint workspace_invitation_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

create table workspace_person_email (
  workspace_id bigint not null,
  person_id bigint not null,
  work_email text not null,
  source text not null,
  revealed_at timestamp with time zone not null default now(),
  constraint workspace_person_email_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE,
  constraint workspace_person_email_pkey PRIMARY KEY (workspace_id, person_id),
  constraint workspace_person_email_source_check CHECK ((source = ANY (ARRAY['enrichment'::text, 'import'::text, 'crm'::text]))),
  constraint workspace_person_email_work_email_check CHECK ((work_email = lower(work_email))),
  constraint workspace_person_email_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(id) ON DELETE CASCADE
);

CREATE INDEX activity_source_due ON public.activity_source USING btree (next_pull_at);

CREATE INDEX alert_delivery ON public.alert USING btree (webhook_delivery_id) WHERE (webhook_delivery_id IS NOT NULL);

CREATE INDEX alert_history ON public.alert USING btree (user_id, created_at DESC, id DESC);

CREATE INDEX alert_last_sent ON public.alert USING btree (view_id, sent_at DESC) WHERE (status = 'sent'::text);

CREATE INDEX alert_run ON public.alert USING btree (run_id);

CREATE INDEX alert_waiting ON public.alert USING btree (view_id, notification_type, send_at) WHERE ((status = 'pending'::text) AND (send_at IS NOT NULL));

CREATE INDEX alert_workspace ON public.alert USING btree (workspace_id);

CREATE UNIQUE INDEX app_user_member_email ON public.app_user USING btree (email) WHERE (removed_at IS NULL);

CREATE INDEX app_user_workspace ON public.app_user USING btree (workspace_id, created_at);

CREATE INDEX audience_list ON public.audience USING btree (workspace_id, created_at DESC, id DESC);

CREATE UNIQUE INDEX audience_name ON public.audience USING btree (workspace_id, lower(name));

CREATE INDEX audience_account_company ON public.audience_account USING btree (company_id);

CREATE INDEX audience_person_person ON public.audience_person USING btree (person_id);

CREATE INDEX audit_entry_age ON public.audit_entry USING btree (recorded_at);

CREATE INDEX audit_entry_list ON public.audit_entry USING btree (workspace_id, recorded_at DESC, id DESC);

CREATE INDEX blocked_company_addition_workspace ON public.blocked_company_addition USING btree (workspace_id);

CREATE INDEX blocked_domain_domain ON public.blocked_domain USING btree (domain);

CREATE INDEX company_changed_xid ON public.company USING btree (changed_xid);

CREATE INDEX company_compact_name ON public.company USING btree (replace(name_key, ' '::text, ''::text) text_pattern_ops);

CREATE INDEX company_domain_label_trigrams ON public.company USING gin (split_part(domain, '.'::text, 1) gin_trgm_ops);

CREATE INDEX company_domain_prefix ON public.company USING btree (domain text_pattern_ops);

CREATE INDEX company_hq_city ON public.company USING btree (searchable_text(hq_city)) WHERE (hq_city IS NOT NULL);

CREATE INDEX company_name_exact ON public.company USING btree (name);

CREATE INDEX company_name_initials ON public.company USING btree (company_name_initials(name_key), ((search_name !~ '&| and | und | et '::text)), length(domain));

CREATE INDEX company_name_key ON public.company USING btree (name_key text_pattern_ops);

CREATE INDEX company_name_key_trigrams ON public.company USING gin (name_key gin_trgm_ops);

CREATE INDEX company_sample ON public.company USING btree (id) WHERE is_sample;

CREATE INDEX company_search_name ON public.company USING btree (search_name text_pattern_ops);

CREATE INDEX company_social_url ON public.company USING hash (social_url);

CREATE INDEX company_alias_company ON public.company_alias USING btree (company_id);

CREATE INDEX company_embedding_changed_xid ON public.company_embedding USING btree (source, changed_xid);

CREATE INDEX company_embedding_company ON public.company_embedding USING btree (company_id);

CREATE INDEX company_event_by_date ON public.company_event USING btree (company_id, event_date DESC, id DESC);

CREATE INDEX company_event_of_type ON public.company_event USING btree (event_type_id, event_date DESC);

CREATE INDEX company_event_person_person ON public.company_event_person USING btree (person_id);

CREATE INDEX company_merge_kept ON public.company_merge USING btree (kept_id);

CREATE INDEX company_removal_xid ON public.company_removal USING btree (removed_xid);

CREATE INDEX company_technology_technology ON public.company_technology USING btree (technology_id, company_id);

CREATE INDEX credit_entry_history ON public.credit_entry USING btree (workspace_id, id DESC);

CREATE UNIQUE INDEX credit_entry_reservation_end ON public.credit_entry USING btree (workspace_id, reference) WHERE (kind = ANY (ARRAY['settle'::text, 'release'::text]));

CREATE INDEX credit_entry_time ON public.credit_entry USING btree (workspace_id, created_at);

CREATE INDEX credit_spending_day ON public.credit_spending USING btree (day);

CREATE INDEX credit_spending_unannounced ON public.credit_spending USING btree (day) WHERE ((user_id = ''::text) AND (NOT is_announced));

CREATE INDEX crm_company_account ON public.crm_company USING btree (workspace_id, company_id);

CREATE INDEX crm_company_company ON public.crm_company USING btree (company_id);

CREATE INDEX crm_company_unknown ON public.crm_company USING btree (domain) WHERE (company_id IS NULL);

CREATE INDEX crm_deal_workspace_id_crm_company_id_idx ON public.crm_deal USING btree (workspace_id, crm_company_id);

CREATE INDEX crm_do_not_contact_earlier_emails ON public.crm_do_not_contact USING gin (earlier_emails) WHERE (earlier_emails <> '{}'::text[]);

CREATE INDEX crm_do_not_contact_workspace_id_email_idx ON public.crm_do_not_contact USING btree (workspace_id, email);

CREATE INDEX crm_job_unfinished ON public.crm_job USING btree (updated_at) WHERE (finished_at IS NULL);

CREATE INDEX crm_job_record_contact ON public.crm_job_record USING btree (crm_id) WHERE ((object = 'contact'::text) AND (crm_id IS NOT NULL));

CREATE INDEX crm_job_record_person ON public.crm_job_record USING btree (record_id) WHERE ((object = 'contact'::text) AND (crm_id IS NOT NULL));

CREATE INDEX crm_job_record_undecided ON public.crm_job_record USING btree (job_id, place) WHERE (action IS NULL);

CREATE INDEX crm_pull_run ON public.crm_pull USING btree (run_id);

CREATE INDEX erased_person_earlier ON public.erased_person USING btree (identity_hash) WHERE (NOT is_canonical);

CREATE INDEX feedback_company ON public.feedback USING btree (company_id) WHERE (company_id IS NOT NULL);

CREATE INDEX feedback_email ON public.feedback USING btree (workspace_id, work_email) WHERE (work_email IS NOT NULL);

CREATE INDEX feedback_insight ON public.feedback USING btree (workspace_id, insight_key) WHERE (insight_key IS NOT NULL);

CREATE INDEX feedback_pending ON public.feedback USING btree (id) WHERE (refund = 'pending'::text);

CREATE INDEX feedback_person ON public.feedback USING btree (person_id) WHERE (person_id IS NOT NULL);

CREATE INDEX feedback_signal ON public.feedback USING btree (signal_id) WHERE (signal_id IS NOT NULL);

CREATE INDEX icp_list ON public.icp USING btree (workspace_id, created_at DESC, id DESC);

CREATE UNIQUE INDEX icp_name ON public.icp USING btree (workspace_id, lower(name));

CREATE INDEX idempotency_record_age ON public.idempotency_record USING btree (created_at);

CREATE INDEX idempotency_record_replaced_key_hash_key_idx ON public.idempotency_record USING btree (replaced_key_hash, key) WHERE (replaced_key_hash IS NOT NULL);

CREATE INDEX idempotency_usage_hour_idx ON public.idempotency_usage USING btree (hour);

CREATE INDEX insight_account ON public.insight USING btree (workspace_id, company_id, alert_date DESC, id DESC);

CREATE INDEX insight_company ON public.insight USING btree (company_id);

CREATE INDEX insight_feed_best ON public.insight USING btree (workspace_id, alert_date DESC, id);

CREATE INDEX insight_person ON public.insight USING btree (person_id) WHERE (person_id IS NOT NULL);

CREATE INDEX insight_run_members ON public.insight USING btree (run_id, id);

CREATE INDEX insight_signal ON public.insight USING btree (signal_id) WHERE (signal_id IS NOT NULL);

CREATE INDEX insight_account_latest_window ON public.insight_account_latest USING btree (workspace_id, alert_date, company_id, alert_type, sentiment);

CREATE INDEX insight_month_count_account ON public.insight_month_count USING btree (month, workspace_id, company_id);

CREATE INDEX insight_run_signal ON public.insight_run USING btree (signal_id);

CREATE INDEX insight_run_workspace ON public.insight_run USING btree (workspace_id, id);

CREATE INDEX integration_connected_by ON public.integration USING btree (connected_by);

CREATE INDEX integration_kind ON public.integration USING btree (kind, workspace_id);

CREATE INDEX job_post_activity_source ON public.job_post USING btree (activity_source_id) WHERE (activity_source_id IS NOT NULL);

CREATE INDEX job_post_company ON public.job_post USING btree (company_id, posted_at);

CREATE INDEX job_post_edited ON public.job_post USING btree (edited_at) WHERE (edited_at IS NOT NULL);

CREATE INDEX job_post_first_seen ON public.job_post USING btree (first_seen_at);

CREATE INDEX job_post_posted ON public.job_post USING btree (posted_at);

CREATE INDEX job_post_with_text ON public.job_post USING btree (first_seen_at) WHERE (body IS NOT NULL);

CREATE INDEX job_post_words ON public.job_post USING gin (words);

CREATE INDEX job_post_earlier_text_post ON public.job_post_earlier_text USING btree (job_post_id, id);

CREATE INDEX job_post_reading_city ON public.job_post_reading USING gin (city_keys);

CREATE INDEX job_post_reading_company ON public.job_post_reading USING btree (company_id);

CREATE INDEX job_post_reading_country ON public.job_post_reading USING btree (country, posted_at DESC, job_post_id DESC);

CREATE INDEX job_post_reading_department ON public.job_post_reading USING btree (department, seniority, posted_at DESC, job_post_id DESC) INCLUDE (posted_by);

CREATE INDEX job_post_reading_mentions ON public.job_post_reading USING gin (mentions);

CREATE INDEX job_post_reading_moves ON public.job_post_reading USING btree (posted_at DESC, job_post_id DESC) WHERE (((roles)::integer & 12) <> 0);

CREATE INDEX job_post_reading_newest ON public.job_post_reading USING btree (posted_at DESC, job_post_id DESC);

CREATE INDEX job_post_reading_sells ON public.job_post_reading USING btree (posted_at DESC, job_post_id DESC) WHERE (((roles)::integer & 16) <> 0);

CREATE INDEX job_post_reading_title ON public.job_post_reading USING gin (activity_words(title));

CREATE INDEX lookalike_job_list ON public.lookalike_job USING btree (workspace_id, created_at DESC, id DESC);

CREATE INDEX lookalike_job_unfinished ON public.lookalike_job USING btree (workspace_id, created_at, id) WHERE (finished_at IS NULL);

CREATE INDEX lookalike_returned_company ON public.lookalike_returned USING btree (company_id);

CREATE INDEX lookalike_returned_job ON public.lookalike_returned USING btree (job_id) WHERE (job_id IS NOT NULL);

CREATE INDEX person_company ON public.person USING btree (company_id, id);

CREATE INDEX person_seniority ON public.person USING btree (seniority, department);

CREATE INDEX person_title_trigrams ON public.person USING gin (lower(title) gin_trgm_ops);

CREATE INDEX person_work_email ON public.person USING btree (lower(work_email)) WHERE (work_email IS NOT NULL);

CREATE INDEX person_job_change_from ON public.person_job_change USING btree (from_company_id);

CREATE INDEX person_job_change_newest ON public.person_job_change USING btree (changed_at, id);

CREATE INDEX person_job_change_person ON public.person_job_change USING btree (person_id, id DESC);

CREATE INDEX person_job_change_to ON public.person_job_change USING btree (to_company_id);

CREATE UNIQUE INDEX saved_view_default ON public.saved_view USING btree (user_id) WHERE is_default;

CREATE UNIQUE INDEX saved_view_name ON public.saved_view USING btree (user_id, lower(name));

CREATE INDEX saved_view_workspace ON public.saved_view USING btree (workspace_id, id);

CREATE INDEX search_entry_changed_xid ON public.search_entry USING btree (model_id, changed_xid);

CREATE INDEX search_index_model ON public.search_index USING btree (model_id);

CREATE INDEX sign_up_attempt_attempted_at_idx ON public.sign_up_attempt USING btree (attempted_at);

CREATE INDEX sign_up_attempt_client_network_attempted_at_idx ON public.sign_up_attempt USING btree (client_network, attempted_at);

CREATE INDEX sign_up_attempt_email_attempted_at_idx ON public.sign_up_attempt USING btree (email, attempted_at);

CREATE INDEX signal_due ON public.signal USING btree (next_run_at) WHERE (next_run_at IS NOT NULL);

CREATE INDEX signal_icp ON public.signal USING btree (icp_id) WHERE (icp_id IS NOT NULL);

CREATE INDEX signal_list ON public.signal USING btree (workspace_id, created_at DESC, id DESC);

CREATE INDEX signal_account_best ON public.signal_account USING btree (signal_id, run_id DESC, place, company_id);

CREATE INDEX signal_account_company ON public.signal_account USING btree (company_id);

CREATE INDEX signal_evidence_company ON public.signal_evidence USING btree (company_id);

CREATE INDEX signal_evidence_person ON public.signal_evidence USING btree (person_id) WHERE (person_id IS NOT NULL);

CREATE INDEX signal_person_account ON public.signal_person USING btree (signal_id, company_id, found_at DESC, person_id);

CREATE INDEX signal_person_company ON public.signal_person USING btree (company_id);

CREATE INDEX signal_person_person ON public.signal_person USING btree (person_id, found_at DESC);

CREATE INDEX signal_run_event_waits ON public.signal_run USING btree (finished_at) WHERE event_waits;

CREATE INDEX signal_run_list ON public.signal_run USING btree (signal_id, id DESC);

CREATE UNIQUE INDEX signal_run_unfinished ON public.signal_run USING btree (signal_id) WHERE (finished_at IS NULL);

CREATE INDEX social_engagement_actor_newest ON public.social_engagement USING btree (actor_url, engaged_at, id);

CREATE UNIQUE INDEX social_engagement_once ON public.social_engagement USING btree (social_post_id, actor_url, kind, COALESCE(md5(body), ''::text));

CREATE INDEX social_engagement_person_newest ON public.social_engagement USING btree (person_id, engaged_at, id);

CREATE INDEX social_engagement_post ON public.social_engagement USING btree (social_post_id, first_seen_at);

CREATE INDEX social_post_author ON public.social_post USING btree (author_url, posted_at);

CREATE INDEX social_post_company ON public.social_post USING btree (company_id);

CREATE INDEX social_post_first_seen ON public.social_post USING btree (first_seen_at);

CREATE INDEX social_post_person ON public.social_post USING btree (person_id);

CREATE INDEX social_post_posted ON public.social_post USING btree (posted_at);

CREATE INDEX social_post_words ON public.social_post USING gin (words);

CREATE INDEX used_quote_used_at_idx ON public.used_quote USING btree (used_at);

CREATE INDEX verification_code_expires_at_idx ON public.verification_code USING btree (expires_at);

CREATE INDEX view_assignment_company ON public.view_assignment USING btree (company_id);

CREATE INDEX view_assignment_pending ON public.view_assignment USING btree (view_id, created_at, company_id) WHERE (status = 'pending'::text);

CREATE INDEX view_enrolment_pending ON public.view_enrolment USING btree (view_id, created_at, person_id) WHERE (status = 'pending'::text);

CREATE INDEX view_enrolment_person ON public.view_enrolment USING btree (person_id);

CREATE INDEX webhook_delivery_due ON public.webhook_delivery USING btree (endpoint_id, next_attempt_at) WHERE (status = 'pending'::text);

CREATE INDEX webhook_delivery_failed ON public.webhook_delivery USING btree (endpoint_id, created_at DESC, id DESC) WHERE (status = 'failed'::text);

CREATE INDEX webhook_delivery_log ON public.webhook_delivery USING btree (endpoint_id, created_at DESC, id DESC);

CREATE INDEX webhook_endpoint_created_by_idx ON public.webhook_endpoint USING btree (created_by);

CREATE INDEX webhook_endpoint_deleted ON public.webhook_endpoint USING btree (id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX webhook_endpoint_list ON public.webhook_endpoint USING btree (workspace_id, created_at, id);

CREATE UNIQUE INDEX webhook_endpoint_of_view ON public.webhook_endpoint USING btree (view_id) WHERE ((view_id IS NOT NULL) AND (deleted_at IS NULL));

CREATE INDEX webhook_event_workspace_id_idx ON public.webhook_event USING btree (workspace_id);

CREATE UNIQUE INDEX webhook_secret_current ON public.webhook_secret USING btree (endpoint_id) WHERE (expires_at IS NULL);

CREATE INDEX webhook_secret_endpoint_id_id_idx ON public.webhook_secret USING btree (endpoint_id, id DESC);

CREATE INDEX workspace_account_by_insights ON public.workspace_account USING btree (workspace_id, ((- insights_count)), company_id);

CREATE INDEX workspace_account_company ON public.workspace_account USING btree (company_id);

CREATE INDEX workspace_account_imported ON public.workspace_account USING btree (workspace_id, company_id) WHERE is_imported;

CREATE INDEX workspace_account_in_crm ON public.workspace_account USING btree (workspace_id, company_id) WHERE is_present_in_crm;

CREATE INDEX workspace_invitation_email_created_at_idx ON public.workspace_invitation USING btree (email, created_at);

CREATE INDEX workspace_invitation_workspace_id_created_at_idx ON public.workspace_invitation USING btree (workspace_id, created_at);

CREATE INDEX workspace_person_email_person ON public.workspace_person_email USING btree (person_id);

CREATE TRIGGER blocked_domain_added AFTER INSERT ON public.blocked_domain REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION workspace_blocklist_changed();

CREATE TRIGGER blocked_domain_removed AFTER DELETE ON public.blocked_domain REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION workspace_blocklist_changed();

CREATE TRIGGER blocked_company_added AFTER INSERT ON public.company REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION blocked_company_added();

CREATE TRIGGER company_1_fill_search_columns BEFORE INSERT OR UPDATE OF name, search_name, name_key ON public.company FOR EACH ROW EXECUTE FUNCTION company_fill_search_columns();

CREATE TRIGGER company_2_mark_change BEFORE UPDATE ON public.company FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION company_mark_change();

CREATE TRIGGER company_apply_crm AFTER INSERT ON public.company REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION company_apply_crm();

CREATE TRIGGER company_note_removal AFTER DELETE ON public.company FOR EACH ROW EXECUTE FUNCTION company_note_removal();

CREATE TRIGGER blocked_company_added AFTER INSERT ON public.company_alias REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION blocked_company_added();

CREATE TRIGGER company_alias_apply_crm AFTER INSERT ON public.company_alias REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION company_alias_apply_crm();

CREATE TRIGGER credit_entry_counted AFTER INSERT ON public.credit_entry FOR EACH ROW EXECUTE FUNCTION credit_entry_count();

CREATE TRIGGER credit_entry_is_final BEFORE DELETE OR UPDATE OR TRUNCATE ON public.credit_entry FOR EACH STATEMENT EXECUTE FUNCTION credit_entry_is_final();

CREATE TRIGGER insight_added AFTER INSERT ON public.insight REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION insight_count_added();

CREATE TRIGGER insight_is_final BEFORE UPDATE OF alert_text, alert_date, alert_type, sentiment, company_id, workspace_id ON public.insight FOR EACH ROW EXECUTE FUNCTION insight_is_final();

CREATE TRIGGER insight_removed AFTER DELETE ON public.insight REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION insight_count_removed();

CREATE TRIGGER job_post_deleted AFTER DELETE ON public.job_post FOR EACH ROW EXECUTE FUNCTION job_post_deleted();

CREATE TRIGGER job_post_unread AFTER INSERT OR UPDATE OF title, body ON public.job_post FOR EACH ROW EXECUTE FUNCTION job_post_changed();

CREATE TRIGGER job_post_words BEFORE INSERT OR UPDATE OF title, body ON public.job_post FOR EACH ROW WHEN ((new.body IS NOT NULL)) EXECUTE FUNCTION set_job_post_words();

CREATE TRIGGER job_post_words_kept BEFORE UPDATE OF title, body ON public.job_post FOR EACH ROW WHEN (((new.body IS NOT NULL) AND (old.words IS DISTINCT FROM new.words))) EXECUTE FUNCTION keep_job_post_words();

CREATE TRIGGER job_post_reading_deleted AFTER DELETE ON public.job_post_reading FOR EACH ROW EXECUTE FUNCTION job_post_reading_deleted();

CREATE TRIGGER lookalike_job_page_is_final BEFORE UPDATE ON public.lookalike_job_page FOR EACH ROW EXECUTE FUNCTION lookalike_job_page_is_final();

CREATE TRIGGER person_job_change BEFORE UPDATE OF company_id ON public.person FOR EACH ROW WHEN ((old.company_id <> new.company_id)) EXECUTE FUNCTION keep_person_job_change();

CREATE TRIGGER social_post_words BEFORE INSERT OR UPDATE OF body ON public.social_post FOR EACH ROW EXECUTE FUNCTION set_social_post_words();

CREATE TRIGGER webhook_delivery_status AFTER UPDATE OF status ON public.webhook_delivery FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION alert_follow_delivery();

CREATE TRIGGER workspace_account_added AFTER INSERT ON public.workspace_account REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION workspace_account_count_added();

CREATE TRIGGER workspace_account_moved AFTER UPDATE ON public.workspace_account REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION workspace_account_count_moved();

CREATE TRIGGER workspace_account_removed AFTER DELETE ON public.workspace_account REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION workspace_account_count_removed();
