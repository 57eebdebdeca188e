-- Audits by codes: who may answer is decided by single-use codes instead of a link that anybody can pass on. Nothing
-- here tells whose a code is, nor when or with which answers it was used.

-- Campaigns that exist are answered by link, as they were announced.
alter table profiling_campaigns
  add column access text not null default 'link' check (access in ('codes', 'link')),
  -- Mailed codes are derived from it and the address, so that a reminder can repeat them. Under the installation's key;
  -- null until the first code is mailed, and from closing on.
  add column code_secret bytea,
  add column codes_mailed integer not null default 0 check (codes_mailed >= 0),
  add column codes_printed integer not null default 0 check (codes_printed >= 0);

-- Two addresses of one campaign may have the same beginning of a hash: then the later one takes the next hash.
alter table invitations add column code_round smallint not null default 0;

-- Keyed hashes. `used` from the first start on; the questionnaire is found by another hash of the same code, which goes
-- with it when it is sent.
create table profiling_codes (
  organization_id uuid not null,
  campaign_id uuid not null,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  used boolean not null default false,
  primary key (organization_id, campaign_id, code_hash),
  foreign key (organization_id, campaign_id) references profiling_campaigns on delete cascade
);
call protect_tenant_table('profiling_codes');

-- Writes the answers and the codes of a campaign anew, in the order of new random ids and of the hashes, in one
-- transaction: neither the order of rows nor the transaction that wrote them tells which code came with which answer.
-- Runs as the owner, because a super administrator may close a campaign without any right to its answers. Whoever
-- redeems a code holds a shared lock of the campaign and so never looks for a row that is being rewritten.
create function shuffle_profiling_rows(organization uuid, campaign uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if organization is distinct from current_organization() and current_setting('role') <> 'cadran_platform' then
    raise 'rows of another organisation' using errcode = '42501';
  end if;
  perform from profiling_campaigns c where c.organization_id = organization and c.id = campaign for update;
  with gone as (
    delete from profiling_answers a where a.organization_id = organization and a.campaign_id = campaign returning a.*
  ), renamed as (select gen_random_uuid() as new_id, gone.* from gone)
  insert into profiling_answers
    (organization_id, id, campaign_id, unit_id, gender, age_band, tenure_band, perceived, desired)
  select organization_id, new_id, campaign_id, unit_id, gender, age_band, tenure_band, perceived, desired
  from renamed order by new_id;
  perform shuffle_profiling_codes(organization, campaign);
end $$;

create function shuffle_profiling_codes(organization uuid, campaign uuid) returns void
language sql set search_path = public, pg_temp as $$
  with gone as (
    delete from profiling_codes c where c.organization_id = organization and c.campaign_id = campaign returning c.*
  )
  insert into profiling_codes (organization_id, campaign_id, code_hash, used)
  select organization_id, campaign_id, code_hash, used from gone order by code_hash
$$;
revoke all on function shuffle_profiling_rows(uuid, uuid), shuffle_profiling_codes(uuid, uuid) from public;
grant execute on function shuffle_profiling_rows(uuid, uuid), shuffle_profiling_codes(uuid, uuid)
  to cadran_app, cadran_platform;
