-- When a delivery was last attempted, also of one that was given up: the list of assessment orders says it.
alter table webhook_deliveries add column attempted_at timestamptz;
