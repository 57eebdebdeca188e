-- Sign-in by SAML 2.0, beside OpenID Connect: still one provider for each organisation.
alter table identity_providers
  add column protocol text not null default 'oidc' check (protocol in ('oidc', 'saml')),
  alter column client_id drop not null,
  alter column client_secret drop not null,
  -- Where the browser is sent; the server itself never calls it.
  add column sso_url text check (char_length(sso_url) <= 1000),
  -- PEM. Nothing else may have signed what the provider says.
  add column certificates text[],
  -- Empty: the names that providers usually give them.
  add column email_attribute text not null default '' check (char_length(email_attribute) <= 200),
  add column name_attribute text not null default '' check (char_length(name_attribute) <= 200),
  add constraint identity_providers_oidc check (protocol <> 'oidc' or num_nonnulls(client_id, client_secret) = 2),
  add constraint identity_providers_saml check (protocol <> 'saml'
    or (sso_url is not null and cardinality(certificates) between 1 and 5));

-- Assertions that were used, until they would be refused as too old: an assertion opens one session, in one instance.
create table saml_assertions (
  organization_id uuid not null references organizations on delete cascade,
  id_hash bytea not null,
  expires_at timestamptz not null,
  primary key (organization_id, id_hash)
);
call protect_tenant_table('saml_assertions');
create index saml_assertions_by_expiry on saml_assertions (organization_id, expires_at);
