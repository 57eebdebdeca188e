-- Distributes Cadran over the nodes of a Citus cluster (12 or newer): all rows of an organisation are on one of them.
-- Run once by a superuser on the coordinator, on a database that `npm run db:setup` has prepared, in a moment
-- without users. packages/db/src/setup/distribution.test.ts checks against every new migration that this page names every
-- table and that every key allows it.

create extension if not exists citus;

begin;

-- The counting triggers write rows of the same organisation, which are on the same machine.
set citus.enable_unsafe_triggers to on;

-- 1. Found before the organisation is known, so they are copied to every machine. A copied table may not refer to a
--    distributed one: what followed a user's or an organisation's deletion by these keys is swept by step 5.
alter table login_names drop constraint login_names_organization_id_user_id_fkey;
alter table sessions drop constraint sessions_organization_id_user_id_fkey;
alter table access_tokens drop constraint access_tokens_organization_id_fkey;
alter table sign_in_attempts drop constraint sign_in_attempts_organization_id_fkey;

select create_reference_table('login_names');
select create_reference_table('sessions');
select create_reference_table('retired_session_secrets');
select create_reference_table('access_tokens');
select create_reference_table('sign_in_attempts');
select create_reference_table('password_requests');
select create_reference_table('throttles');
select create_reference_table('job_runs');
select create_reference_table('erasure_holds');
select create_reference_table('installation_key');
select create_reference_table('schema_migrations');
select create_reference_table('evidence_norms');

-- 2. Hashes of 256-bit secrets are unique without an index that says so.
alter table api_keys drop constraint api_keys_key_hash_key;
create index api_keys_by_hash on api_keys (key_hash);
alter table password_resets drop constraint password_resets_token_hash_key;
create index password_resets_by_hash on password_resets (token_hash);

-- 3. The organisations, and 4. all that belongs to one, beside it.
select create_distributed_table('organizations', 'organization_id');
select create_distributed_table('organization_logos', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('users', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('recovery_codes', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('known_addresses', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('audit_log', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('screening_campaigns', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('screening_questionnaires', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('screening_answers', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('screening_counts', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('interviews', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('interview_sheets', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('profiling_campaigns', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('profiling_campaign_logos', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('profiling_paper_versions', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('profiling_questionnaires', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('profiling_drafts', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('profiling_packed_answers', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('profiling_answer_groups', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('profiling_receipts', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('profiling_shuffles', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('profiling_codes', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('profiling_counts', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('profiling_snapshots', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('profiling_snapshot_cells', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('profiling_cohorts', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('profiling_published_pages', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('audit_actions', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('invitations', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('mails', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('digest_lines', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('password_resets', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('api_keys', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('tracking_systems', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('assessment_orders', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('webhooks', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('webhook_deliveries', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('sandbox_items', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('identity_providers', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('evidence_waiting', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('evidence_sums', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('evidence_readings', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('stepped_sums', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('outcomes', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('outcome_requests', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('retests', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('retest_answers', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('user_identities', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('saml_assertions', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('scim_users', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('scim_groups', 'organization_id', colocate_with => 'organizations');
select create_distributed_table('scim_group_members', 'organization_id', colocate_with => 'organizations');

commit;

-- 5. Every minute by your own scheduler (pg_cron): names and sessions of deleted users.
--    delete from login_names n where not exists
--      (select from users u where u.organization_id = n.organization_id and u.id = n.user_id);
--    delete from sessions s where not exists
--      (select from users u where u.organization_id = s.organization_id and u.id = s.user_id);
