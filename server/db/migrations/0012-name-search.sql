-- Companies whose name or domain begins as the query does, the shortest first. Ranges instead of LIKE, which uses no
-- index when the pattern is a parameter; U+10FFFF follows everything that begins alike.
create function company_name_beginnings(query text, query_key text, most integer) returns setof bigint
language sql stable strict parallel safe as $$
  (select id from company where name_key ~>=~ query_key and name_key ~<~ (query_key || chr(1114111)) order by length(name_key), id limit most)
  union
  (select id from company where search_name ~>=~ query and search_name ~<~ (query || chr(1114111)) order by length(search_name), id limit most)
  union
  (select id from company where domain ~>=~ query and domain ~<~ (query || chr(1114111)) order by length(domain), id limit most)
$$;

-- Companies whose name looks like the query. One typo in a word of five letters leaves 2 of 10 trigrams standing
-- (similarity 0.2), in a long name most of them: the threshold follows the length. Word similarity finds the query
-- inside a longer name.
create function company_name_lookalikes(query text, query_key text, most integer) returns setof bigint
language plpgsql stable strict as $$
begin
  perform set_config('pg_trgm.similarity_threshold', case when length(query_key) <= 8 then '0.19' else '0.3' end, true);
  perform set_config('pg_trgm.word_similarity_threshold', case when length(query_key) <= 6 then '0.3' when length(query_key) <= 8 then '0.45' else '0.6' end, true);
  return query
    (select id from company where search_name % query_key order by similarity(search_name, query_key) desc, id limit most)
    union
    (select id from company where query_key <% search_name order by word_similarity(query_key, search_name) desc, length(search_name), id limit most)
    union
    (select id from company where domain % query order by similarity(domain, query) desc, id limit most);
end $$;
