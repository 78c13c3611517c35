-- A company of which only the name is known has a domain under .invalid, which RFC 2606 reserves: it can be read, and is found by its
-- exact name, but no search suggests it.
create function is_placeholder_domain(domain text) returns boolean language sql immutable strict parallel safe
  return domain like '%.invalid';

insert into company_removal (company_id)
  select id from company where is_placeholder_domain(domain)
  on conflict (company_id) do update set removed_xid = pg_current_xact_id();
delete from search_entry where company_id in (select id from company where is_placeholder_domain(domain));

-- A name as people shorten it: searchable, without apostrophes, punctuation as spaces, without a word that joins two names, without the
-- legal form at its end and the article at its beginning.
create or replace function company_name_key(name text) returns text language sql immutable strict parallel safe
  return coalesce(
    nullif(regexp_replace(regexp_replace(regexp_replace(
      trim(regexp_replace(translate(searchable_text(name), '''’‘`´', ''), '[^[:alnum:]]+', ' ', 'g')),
      ' (and|und|et)(?= )', '', 'g'),
      '( (and|und|inc|incorporated|corp|corporation|co|company|llc|l l c|llp|lp|pllc|pbc|public company|ltd|limited|plc|p l c|(public |open |closed )?joint stock company|pjsc|jsc|ojsc'
      '|aktiengesellschaft|ag|gmbh|mbh|gesellschaft mit beschrankter haftung|kgaa|kg|ohg|gbr|ug|haftungsbeschrankt|e k|se'
      '|sa|s a|societe (anonyme|europeenne)|sas|s a s|sasu|sarl|s a r l|eurl|snc|sca|sprl|spa|s p a|srl|s r l'
      '|sl|s l|slu|s l u|sau|s a u|sociedad anonima|sab|s a b|de cv|de c v|ltda|limitada|lda|eireli'
      '|nv|n v|bv|b v|bvba|vof|ab|a b|publ|oy|oyj|abp|as|a s|asa|aps|hf|sp z o o|sro|s r o|zrt|nyrt|kft|doo|d o o'
      '|pty|pte|pvt|private|sdn|bhd|berhad|tbk|pcl|kk|k k|kabushiki kaisha))+$', ''),
      '^the (?=[^ ])', ''), ''),
    trim(searchable_text(name)));

create function company_name_initials(name_key text) returns text language sql immutable strict parallel safe
  return regexp_replace(regexp_replace(name_key, ' (group|holdings?)$', ''), '([^ ])[^ ]* ?', '\1', 'g');
comment on function company_name_initials is 'The first letters of the words of a name key: jj for Johnson & Johnson.';

-- What is only compared differently need not be embedded again.
alter table company disable trigger company_2_mark_change;
update company set name_key = company_name_key(name) where name_key <> company_name_key(name);
alter table company enable trigger company_2_mark_change;

create index company_compact_name on company (replace(name_key, ' ', '') text_pattern_ops);
-- Of companies with the same initials, those whose name joins two are the likeliest to be meant.
create index company_name_initials on company (company_name_initials(name_key), (search_name !~ '&| and | und | et '), length(domain));

-- Without legal form and suffix: every query that has "com" in it is a little like every "company" and every ".com".
drop index company_search_name_trigrams;
create index company_name_key_trigrams on company using gin (name_key gin_trgm_ops);
drop index company_domain_trigrams;
create index company_domain_label_trigrams on company using gin (split_part(domain, '.', 1) gin_trgm_ops);

-- Companies whose name or domain begins as the query does, spaces aside, the shortest first; those with its letters as initials; those
-- with it as their domain, whatever the suffix; and those with exactly its name. Ranges instead of LIKE, which uses no index when the pattern is a parameter; U+10FFFF follows
-- everything that begins alike.
create or replace function company_name_beginnings(query text, query_key text, most integer) returns setof bigint
language sql stable strict parallel safe as $$
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
$$;

-- Companies whose name looks like the query. One typo in a word of five letters leaves 2 of 10 trigrams standing
-- (similarity 0.2), in a long name most of them: the threshold follows the length. Shorter queries forgive no typo. Word similarity
-- finds the query inside a longer name.
create or replace function company_name_lookalikes(query text, query_key text, most integer) returns setof bigint
language plpgsql stable strict as $$
begin
  if query_key !~ '[[:alnum:]]' then return; end if;
  perform set_config('pg_trgm.similarity_threshold', case when length(query_key) <= 8 then '0.19' else '0.3' end, true);
  perform set_config('pg_trgm.word_similarity_threshold',
    case when length(query_key) < 5 then '0.6' when length(query_key) <= 6 then '0.3' when length(query_key) <= 8 then '0.45' else '0.6' end, true);
  return query
    select id from company where query_key <% name_key and not is_placeholder_domain(domain)
      order by word_similarity(query_key, name_key) desc, length(name_key), id limit most;
  if length(query_key) < 5 then return; end if;
  return query
    (select id from company where name_key % query_key and not is_placeholder_domain(domain)
      order by similarity(name_key, query_key) desc, id limit most)
    union
    (select id from company where split_part(domain, '.', 1) % split_part(query, '.', 1) and not is_placeholder_domain(domain)
      order by similarity(split_part(domain, '.', 1), split_part(query, '.', 1)) desc, id limit most);
end $$;
