-- Words are indexed by whole terms of the whole text. Entries hold them ready for the index: five bytes a term, the hash of its
-- stem and its weighted count. Older models and their entries are made anew.
delete from search_entry;
delete from search_model;
alter table search_entry drop column name_words, drop column first_words, add column terms bytea not null;
