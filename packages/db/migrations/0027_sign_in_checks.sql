-- How far a provider is trusted: with addresses it does not say it verified, and instead of a user's own second factor.
alter table identity_providers
  add column trust_email boolean not null default false,
  add column ask_second_factor boolean not null default true;
