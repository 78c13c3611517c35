-- When codes of the address were tried wrong in the last day: they bound how often one can be guessed. A new code keeps them.
alter table verification_code add column wrong_at timestamptz[] not null default '{}';
