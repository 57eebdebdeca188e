-- The page that tells those who answered an audit what was heard and what will be done. `content` is a copy of the
-- figures, texts and actions as they were when it was published; null: not published, or taken back. Of its readers
-- only a number is kept.
create table profiling_published_pages (
  organization_id uuid not null,
  campaign_id uuid not null,
  draft jsonb not null,
  saved_at timestamptz not null,
  version integer not null default 1,
  content jsonb,
  published_at timestamptz,
  openings integer not null default 0 check (openings >= 0),
  primary key (organization_id, campaign_id),
  check ((content is null) = (published_at is null)),
  foreign key (organization_id, campaign_id) references profiling_campaigns on delete cascade
);
call protect_tenant_table('profiling_published_pages');
