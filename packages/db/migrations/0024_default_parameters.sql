-- What new campaigns of an organisation begin with.
alter table organizations add column default_parameters jsonb not null default '{}';
