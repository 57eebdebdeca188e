import { z } from 'zod';
import { id, text } from '../base/basics.ts';
import { email } from '../user/user.ts';

const domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/);

/** An organisation's identity provider; the client secret is write-only. */
export const identityProvider = z.object({
  issuer: z.string(),
  clientId: z.string(),
  domains: z.array(z.string()),
  createUsers: z.boolean(),
  trustEmail: z.boolean(),
  askSecondFactor: z.boolean(),
  enabled: z.boolean(),
});

/** `provider` is null where there is none; the redirect address is to be entered at the provider. */
export const signInSettings = z.object({
  provider: identityProvider.nullable(),
  redirectUri: z.string(),
  can: z.object({ changeDomains: z.boolean() }),
});
export type SignInSettings = z.infer<typeof signInSettings>;

export const identityProviderChange = z.strictObject({
  issuer: z.string().trim().max(500),
  clientId: text(200),
  /** May be left out to keep the one that is stored. */
  clientSecret: z.string().min(1).max(500).optional(),
  /** Email domains whose users sign in here. Only super admins set them, so that no organisation claims another's users. */
  domains: z.array(domain).max(20).optional(),
  /** Creates a user at the first sign-in. */
  createUsers: z.boolean().default(false),
  /** Also links accounts to addresses that the provider does not say it verified. */
  trustEmail: z.boolean().default(false),
  /** Asks users for their second factor where they have set one up. */
  askSecondFactor: z.boolean().default(true),
  enabled: z.boolean().default(true),
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
