-- transaction: false
-- Authors of posts are looked up by the address of their profile. A hash index takes addresses of any length.
create index concurrently if not exists company_social_url on company using hash (social_url);
