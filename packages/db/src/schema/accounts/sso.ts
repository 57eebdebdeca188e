import { SIGN_IN_PROTOCOLS } from '@cadran/contract/codes';
import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from '../column-types.ts';

/** Typed names of the tables of `0002_accounts.sql`; a test compares the two. */
export const identityProviders = pgTable('identity_providers', {
  organizationId: uuid('organization_id').primaryKey(),
  issuer: text('issuer').notNull(),
  protocol: text('protocol', { enum: SIGN_IN_PROTOCOLS }).notNull().default('oidc'),
  /** Of OpenID Connect, as the secret. */
  clientId: text('client_id'),
  clientSecret: bytea('client_secret'),
  /** Of SAML, as the certificates and the names of attributes. */
  ssoUrl: text('sso_url'),
  certificates: text('certificates').array(),
  emailAttribute: text('email_attribute').notNull().default(''),
  nameAttribute: text('name_attribute').notNull().default(''),
  domains: text('domains').array().notNull().default([]),
  createUsers: boolean('create_users').notNull().default(false),
  trustEmail: boolean('trust_email').notNull().default(false),
  askSecondFactor: boolean('ask_second_factor').notNull().default(true),
  enabled: boolean('enabled').notNull().default(true),
  updatedAt: instant('updated_at').notNull(),
});

export const userIdentities = pgTable(
  'user_identities',
  {
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.issuer, table.subject] })],
);

export const signInAttempts = pgTable('sign_in_attempts', {
  stateHash: bytea('state_hash').primaryKey(),
  organizationId: uuid('organization_id').notNull(),
  browserHash: bytea('browser_hash').notNull(),
  sealed: bytea('sealed').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export const samlAssertions = pgTable(
  'saml_assertions',
  {
    organizationId: uuid('organization_id').notNull(),
    idHash: bytea('id_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.idHash] })],
);
