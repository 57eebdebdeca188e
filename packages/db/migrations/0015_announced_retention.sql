-- Who was told ninety days is kept ninety days: a campaign remembers the shortest time its candidates may have read when
-- the organisation's own is made longer. Null: nothing else was ever announced than what holds now.

alter table screening_campaigns
  add column announced_retention_days integer check (announced_retention_days between 1 and 730);
