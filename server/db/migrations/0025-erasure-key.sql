-- The key under which erased people are hashed, encrypted. Hashes cannot be made anew when SECRET_KEY is replaced; this key can be
-- encrypted anew.
create table erasure_key (
  only_row boolean primary key default true check (only_row),
  key_encrypted text not null
);
