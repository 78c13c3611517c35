-- Legal forms in other scripts, with stops between their letters, and before the name; a country in brackets behind it.
create or replace function company_name_key(name text) returns text language sql immutable strict parallel safe
  return coalesce(
    nullif(regexp_replace(regexp_replace(regexp_replace(
      trim(regexp_replace(translate(searchable_text(regexp_replace(regexp_replace(name,
        '株式会社|有限会社|合同会社|股份有限公司|有限责任公司|有限公司|주식회사|㈜|\(주\)|^\s*(ООО|ОАО|ЗАО|ПАО|АО|ИП)\s+|\s+(ООО|ОАО|ЗАО|ПАО|АО|ИП)\s*$', ' ', 'g'),
        '\s*\([[:alpha:] .]{2,30}\)\s*$', '')), '''’‘`´', ''), '[^[:alnum:]]+', ' ', 'g')),
      ' (and|und|et)(?= )', '', 'g'),
      '( (and|und|inc|incorporated|corp|corporation|co|company|llc|l l c|llp|lp|pllc|pbc|public company|ltd|limited|plc|p l c|(public |open |closed )?joint stock company|pjsc|jsc|ojsc'
      '|aktiengesellschaft|ag|gmbh|g m b h|mbh|gesellschaft mit beschrankter haftung|kgaa|kg|ohg|gbr|ug|haftungsbeschrankt|e k|se'
      '|sa|s a|societe (anonyme|europeenne)|sas|s a s|sasu|sarl|s a r l|eurl|snc|sca|sprl|spa|s p a|srl|s r l'
      '|sl|s l|slu|s l u|sau|s a u|sociedad anonima|sab|s a b|de cv|de c v|ltda|limitada|lda|eireli'
      '|nv|n v|bv|b v|bvba|vof|ab|a b|publ|oy|oyj|abp|as|a s|asa|aps|hf|sp z o o|sro|s r o|zrt|nyrt|kft|doo|d o o'
      '|pty|pte|pvt|private|sdn|bhd|berhad|tbk|pcl|kk|k k|kabushiki kaisha))+$', ''),
      '^the (?=[^ ])', ''), ''),
    trim(searchable_text(name)));

-- What is only compared differently need not be embedded again.
alter table company disable trigger company_2_mark_change;
update company set name_key = company_name_key(name)
  where name ~ '株式会社|有限会社|合同会社|有限公司|有限责任公司|주식회사|㈜|\(주\)|ООО|ОАО|ЗАО|ПАО|АО|ИП|[Gg]\.\s?[Mm]\.|\([[:alpha:] .]{2,30}\)\s*$'
    and name_key <> company_name_key(name);
alter table company enable trigger company_2_mark_change;
