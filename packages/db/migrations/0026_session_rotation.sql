-- The refresh secret of a session changes at every use. The one before stays known: a second tab sends it at the same
-- moment, and a browser that never received the answer sends it later. Any older one proves that two people hold the
-- session, which then ends.
alter table sessions
  add column previous_hash bytea unique,
  add column rotated_at timestamptz;

create table retired_session_secrets (
  secret_hash bytea primary key,
  session_id uuid not null references sessions on delete cascade
);
create index retired_session_secrets_by_session on retired_session_secrets (session_id);
grant select, insert, delete on retired_session_secrets to cadran_app, cadran_platform;

alter table mails
  drop constraint mails_kind_check,
  add constraint mails_kind_check check (kind in
    ('invitation', 'reminder', 'result', 'digest', 'credentials', 'password_reset', 'session_reused'));
