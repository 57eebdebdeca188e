-- What super admins sort and filter over all organisations, where rows are written seldom enough that one index more
-- costs nobody a wait: users, campaigns, mails, the audit log. Candidates have none of these: every completion would
-- pay for it.

create index users_by_name_over_all on users (lower(username), id);
create index screening_campaigns_by_name_over_all on screening_campaigns (lower(name), id);
create index screening_campaigns_by_creation_over_all on screening_campaigns (created_at, id);
create index profiling_campaigns_by_name_over_all on profiling_campaigns (lower(name), id);
create index profiling_campaigns_by_creation_over_all on profiling_campaigns (created_at, id);
create index mails_by_status_over_all on mails (status, created_at desc, id);
create index mails_by_kind_over_all on mails (kind, created_at desc, id);
create index audit_log_by_target on audit_log (target_id, at desc, id) where target_id is not null;
create index audit_log_by_actor on audit_log (actor_id, at desc, id) where actor_id is not null;
