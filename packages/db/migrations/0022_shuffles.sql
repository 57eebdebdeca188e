-- Campaigns that were closed and whose answers and codes still have to be written anew (shuffle_profiling_rows): a job
-- does it, because a million rows take longer than a request may. The row goes in the transaction that has rewritten
-- them, so a process that dies leaves nothing behind but an expired lease.
create table profiling_shuffles (
  organization_id uuid not null,
  campaign_id uuid not null,
  worker uuid,
  lease_until timestamptz,
  primary key (organization_id, campaign_id),
  foreign key (organization_id, campaign_id) references profiling_campaigns on delete cascade
);
call protect_tenant_table('profiling_shuffles');
