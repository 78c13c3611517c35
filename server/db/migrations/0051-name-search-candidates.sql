-- As before, except that names as a whole are only compared when too few contain something like the query: a name that is like the
-- query contains something at least as like it.
create or replace function company_name_lookalikes(query text, query_key text, most integer) returns setof bigint
language plpgsql stable strict as $$
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
end $$;
