-- What every search over text here builds on. Both extensions are trusted: the database's owner may create them.
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- unaccent() counts as changeable, since its dictionary could be altered, and so cannot be indexed; naming the
-- dictionary makes the promise ours. The extension may have been installed in another schema beforehand.
do $$
declare home text := (select quote_ident(n.nspname) from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'unaccent');
begin
  execute format(
    'create function searchable_text(value text) returns text language sql immutable strict parallel safe
     return lower(%1$s.unaccent(%2$L::regdictionary, normalize(value, NFC)))', home, home || '.unaccent');
end $$;
comment on function searchable_text is 'Lower case without accents: what names are compared and indexed by.';

-- A name as people shorten it: searchable, punctuation as spaces, the legal form at its end left out.
create function company_name_key(name text) returns text language sql immutable strict parallel safe
  return coalesce(
    nullif(regexp_replace(
      trim(regexp_replace(replace(searchable_text(name), '&', ' and '), '[^[:alnum:]]+', ' ', 'g')),
      '( (and|inc|incorporated|corp|corporation|co|company|llc|llp|lp|ltd|limited|plc|gmbh|mbh|ag|kg|ug|se|sa|sas|sarl|sasu|srl|spa|sl|slu|bv|nv|ab|oy|oyj|as|asa|aps|pty|pte|pvt|private|kk|sro|zrt|kft|doo|ltda|eireli|s a|s r l|s p a|b v|n v|p l c|l l c|s a s|a s|a b|k k|s l))+$',
      ''), ''),
    trim(searchable_text(name)));
