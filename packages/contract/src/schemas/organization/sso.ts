import { z } from 'zod';
import { SAML_LIMITS } from '../../codes/index.ts';
import { date, id, text } from '../base/basics.ts';
import { email } from '../user/user.ts';

const domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/);

/** What both protocols have. */
const trust = {
  domains: z.array(z.string()),
  createUsers: z.boolean(),
  trustEmail: z.boolean(),
  askSecondFactor: z.boolean(),
  enabled: z.boolean(),
};

/** An organisation's identity provider; the client secret is write-only. */
export const oidcProvider = z.object({
  protocol: z.literal('oidc'),
  issuer: z.string(),
  clientId: z.string(),
  ...trust,
});

export const samlProvider = z.object({
  protocol: z.literal('saml'),
  /** The provider's entity id. */
  issuer: z.string(),
  ssoUrl: z.string(),
  certificates: z.array(z.object({ pem: z.string(), fingerprint: z.string(), expiresAt: date })),
  emailAttribute: z.string(),
  nameAttribute: z.string(),
  ...trust,
});
export type SamlProvider = z.infer<typeof samlProvider>;

/** `provider` is null where there is none; the addresses are to be entered at the provider. */
export const signInSettings = z.object({
  provider: z.discriminatedUnion('protocol', [oidcProvider, samlProvider]).nullable(),
  redirectUri: z.string(),
  saml: z.object({ entityId: z.string(), acsUrl: z.string(), metadataUrl: z.string() }),
  can: z.object({ changeDomains: z.boolean() }),
});
export type SignInSettings = z.infer<typeof signInSettings>;

const trustChange = {
  /** Email domains whose users sign in here. Only super admins set them, so that no organisation claims another's users. */
  domains: z.array(domain).max(20).optional(),
  /** Creates a user at the first sign-in. */
  createUsers: z.boolean().default(false),
  /** Also links accounts to addresses that the provider does not say it verified; SAML providers never say it. */
  trustEmail: z.boolean().default(false),
  /** Asks users for their second factor where they have set one up. */
  askSecondFactor: z.boolean().default(true),
  enabled: z.boolean().default(true),
};

export const identityProviderChange = z.strictObject({
  issuer: z.string().trim().max(500),
  clientId: text(200),
  /** May be left out to keep the one that is stored. */
  clientSecret: z.string().min(1).max(500).optional(),
  ...trustChange,
});

export const samlProviderChange = z.strictObject({
  /** The provider's entity id. */
  issuer: text(500),
  ssoUrl: text(1000),
  /** PEM, or Base64 as in metadata. */
  certificates: z.array(z.string().trim().min(1).max(10_000)).min(1).max(SAML_LIMITS.certificates),
  /** Names of the attributes with address and name; empty: the usual ones. */
  emailAttribute: z.string().trim().max(200).default(''),
  nameAttribute: z.string().trim().max(200).default(''),
  ...trustChange,
});

/** Metadata of a provider, as XML. */
export const samlMetadata = z.strictObject({
  xml: z.string().trim().min(1).max(SAML_LIMITS.metadataCharacters),
});
export const readSamlMetadata = z.object({
  issuer: z.string(),
  ssoUrl: z.string(),
  certificates: z.array(z.string()),
});

/** What the browser posts for the provider. Larger ones are refused by name, not by the schema. */
export const samlResponse = z.object({
  SAMLResponse: z.string().default(''),
  RelayState: z.string().max(200).default(''),
});

/** By email address, or by the organisation of a link. */
export const signInStart = z
  .strictObject({
    email: email.optional(),
    organizationId: id.optional(),
    /** A path of the app to open afterwards; anything else leads to the start page. */
    returnTo: z.string().max(2000).optional(),
  })
  .refine((value) => (value.email === undefined) !== (value.organizationId === undefined), {
    path: ['email'],
    params: { rule: 'required' },
  });
