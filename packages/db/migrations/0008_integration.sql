-- Other systems: keys of programs, webhooks, assessments ordered by applicant tracking systems, the sandbox.

-- Keys of programs. The hash alone is stored, and the beginning, to recognise the key by.
create table api_keys (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 80),
  prefix text not null check (char_length(prefix) = 12),
  key_hash bytea not null unique,
  scopes text[] not null check (cardinality(scopes) > 0),
  created_by uuid,
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, created_by) references users on delete set null (created_by)
);
call protect_tenant_table('api_keys');

-- Whose a key is; the organisation is not known before. Runs with the rights of the owner, and finds by an exact hash.
create function find_api_key(key bytea)
returns table (
  organization_id uuid, organization_status text, id uuid, name text, scopes text[], expires_at timestamptz,
  last_used_at timestamptz
)
language sql stable security definer set search_path = public, pg_temp as $$
  select k.organization_id, o.status, k.id, k.name, k.scopes, k.expires_at, k.last_used_at
  from api_keys k join organizations o on o.organization_id = k.organization_id
  where k.key_hash = key
$$;
revoke all on function find_api_key(bytea) from public;
grant execute on function find_api_key(bytea) to cadran_app;

-- Addresses of an organisation's systems that are told of events.
create table webhooks (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null default gen_random_uuid(),
  url text not null check (char_length(url) <= 500),
  -- Under the installation's key: every notice is signed with it.
  secret bytea not null,
  events text[] not null default '{candidate.completed}' check (cardinality(events) > 0),
  format text not null default 'cadran' check (format in ('cadran', 'cloudevents')),
  active boolean not null default true,
  created_at timestamptz not null,
  primary key (organization_id, id)
);
call protect_tenant_table('webhooks');

-- What Cadran presents to a tracking system when it reports a result, under the installation's key.
create table tracking_systems (
  organization_id uuid not null references organizations on delete cascade,
  provider text not null check (provider in ('api', 'greenhouse', 'workable', 'ashby')),
  token bytea not null,
  -- Where results go if an order cannot say so.
  api_url text check (char_length(api_url) <= 500),
  changed_at timestamptz not null,
  primary key (organization_id, provider)
);
call protect_tenant_table('tracking_systems');

-- Assessments that a tracking system ordered. An order follows the invitation and the questionnaire it led to (triggers
-- below). Both columns are without a foreign key: it would clear them before the trigger that ends the order reads
-- them.
create table assessment_orders (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null default gen_random_uuid(),
  provider text not null check (provider in ('api', 'greenhouse', 'workable', 'ashby')),
  -- The other system's name for it; deleted as soon as the order has ended.
  external_reference text check (char_length(external_reference) between 1 and 500),
  -- Keyed hashes: a repeated order is recognised even after the person's data was erased.
  reference_hash bytea not null,
  request_hash bytea not null,
  campaign_id uuid,
  invitation_id uuid,
  questionnaire_id uuid,
  return_url text check (char_length(return_url) <= 1000),
  status text not null default 'ordered'
    check (status in ('ordered', 'started', 'completed', 'cancelled', 'expired', 'erased')),
  ordered_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, campaign_id) references screening_campaigns on delete set null (campaign_id)
);
call protect_tenant_table('assessment_orders');
-- After a cancelled or expired order the same reference may be ordered again.
create unique index assessment_orders_reference on assessment_orders (organization_id, provider, reference_hash)
  where status not in ('cancelled', 'expired');
create index assessment_orders_by_time on assessment_orders (organization_id, ordered_at desc, id);
create index assessment_orders_over_all on assessment_orders (ordered_at desc, id);
create index assessment_orders_by_campaign on assessment_orders (organization_id, campaign_id, ordered_at desc);
create index assessment_orders_by_invitation on assessment_orders (organization_id, invitation_id)
  where invitation_id is not null;
create index assessment_orders_by_questionnaire on assessment_orders (organization_id, questionnaire_id)
  where questionnaire_id is not null;

-- Notices to a webhook or to the return address of an order. A process that dies with a notice in hand leaves it to the
-- next, under the same id: each is sent at least once.
create table webhook_deliveries (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  webhook_id uuid,
  order_id uuid,
  return_url text check (char_length(return_url) <= 1000),
  event text not null check (event in ('ping', 'candidate.started', 'candidate.completed', 'candidate.decided',
    'candidate.erased', 'order.ordered', 'order.started', 'order.completed', 'order.cancelled', 'order.expired',
    'order.erased')),
  data jsonb not null,
  status text not null default 'queued' check (status in ('queued', 'delivered', 'failed')),
  created_at timestamptz not null,
  -- While a process has it in hand, the end of the lease.
  due_at timestamptz not null,
  attempts integer not null default 0,
  -- The last attempt, also of a notice that was given up.
  attempted_at timestamptz,
  delivered_at timestamptz,
  response_status integer,
  error text check (char_length(error) <= 500),
  -- A notice about a candidate is deleted with the candidate.
  questionnaire_id uuid,
  primary key (organization_id, id),
  constraint webhook_deliveries_target check (num_nonnulls(webhook_id, order_id) = 1),
  constraint webhook_deliveries_return check ((order_id is null) = (return_url is null)),
  foreign key (organization_id, webhook_id) references webhooks on delete cascade,
  foreign key (organization_id, order_id) references assessment_orders on delete cascade,
  foreign key (organization_id, questionnaire_id) references screening_questionnaires on delete cascade
);
call protect_tenant_table('webhook_deliveries');
create index webhook_deliveries_due on webhook_deliveries (due_at, id) where status = 'queued';
create index webhook_deliveries_by_time on webhook_deliveries (organization_id, webhook_id, created_at desc, id);
create index webhook_deliveries_by_order on webhook_deliveries (organization_id, order_id, created_at desc)
  where order_id is not null;
create index webhook_deliveries_by_questionnaire on webhook_deliveries (organization_id, questionnaire_id)
  where questionnaire_id is not null;

-- One delivery for each active webhook that asked for the event.
create function notify_webhooks(org uuid, happened text, about jsonb, candidate uuid, happened_at timestamptz)
returns void language sql as $$
  insert into webhook_deliveries (organization_id, webhook_id, event, data, questionnaire_id, created_at, due_at)
  select org, w.id, happened, about, candidate, happened_at, happened_at
  from webhooks w
  where w.organization_id = org and w.active and happened = any (w.events)
$$;

-- Ended orders have lost their reference and return address: the last notice takes them from the row as it was.
create function announce_order() returns trigger language plpgsql as $$
declare
  happened text := 'order.' || new.status;
  address text := coalesce(new.return_url, old.return_url);
  -- A notice about somebody goes with them; the notice that they are gone stays.
  candidate uuid := case when new.status in ('started', 'completed') then new.questionnaire_id end;
  about jsonb := jsonb_build_object(
    'orderId', new.id,
    'provider', new.provider,
    'externalReference', coalesce(new.external_reference, old.external_reference),
    'status', new.status,
    'campaignId', new.campaign_id,
    'candidateId', coalesce(new.questionnaire_id, old.questionnaire_id));
begin
  perform notify_webhooks(new.organization_id, happened, about, candidate, new.changed_at);
  if address is not null then
    insert into webhook_deliveries
      (organization_id, order_id, return_url, event, data, questionnaire_id, created_at, due_at)
    values (new.organization_id, new.id, address, happened, about, candidate, new.changed_at, new.changed_at);
  end if;
  return null;
end $$;
create trigger assessment_orders_made after insert on assessment_orders
  for each row execute function announce_order();
create trigger assessment_orders_changed after update of status on assessment_orders
  for each row when (old.status is distinct from new.status) execute function announce_order();

create function start_orders() returns trigger language plpgsql as $$
begin
  update assessment_orders
  set status = 'started', questionnaire_id = new.questionnaire_id, changed_at = now()
  where organization_id = new.organization_id and invitation_id = new.id and status = 'ordered';
  return null;
end $$;
create trigger invitations_begun after update of questionnaire_id on invitations
  for each row when (old.questionnaire_id is null and new.questionnaire_id is not null)
  execute function start_orders();

create function complete_orders() returns trigger language plpgsql as $$
begin
  update assessment_orders
  set status = 'completed', changed_at = now()
  where organization_id = new.organization_id and questionnaire_id = new.id and status = 'started';
  return null;
end $$;
create trigger screening_orders_completed after update of status on screening_questionnaires
  for each row when (old.status = 'opened' and new.status = 'completed') execute function complete_orders();

-- However somebody is erased: at their request, by a recruiter, at the end of retention, with the campaign.
create function end_orders_of_erased() returns trigger language plpgsql as $$
begin
  perform notify_webhooks(gone.organization_id, 'candidate.erased',
    jsonb_build_object('candidateId', gone.id, 'campaignId', gone.campaign_id), null, now())
  from gone;
  update assessment_orders o
  set status = case when o.status in ('started', 'completed') then 'erased' else o.status end,
    external_reference = null, return_url = null, questionnaire_id = null, invitation_id = null, changed_at = now()
  from gone
  where o.organization_id = gone.organization_id and o.questionnaire_id = gone.id;
  return null;
end $$;
create trigger screening_orders_erased after delete on screening_questionnaires
  referencing old table as gone for each statement execute function end_orders_of_erased();

create function expire_orders() returns trigger language plpgsql as $$
begin
  update assessment_orders o
  set status = 'expired', external_reference = null, return_url = null, invitation_id = null, changed_at = now()
  from gone
  where o.organization_id = gone.organization_id and o.invitation_id = gone.id and o.status = 'ordered';
  return null;
end $$;
create trigger invitations_orders_expired after delete on invitations
  referencing old table as gone for each statement execute function expire_orders();

-- Rows that programmers create, change and delete while they try the API.
create table sandbox_items (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 120),
  -- Any JSON; its null is the column's.
  payload jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id)
);
call protect_tenant_table('sandbox_items');
