import { z } from 'zod';
import { ACTIVE_STATUSES, LANGUAGES, LIMITS, ROLES } from '../../codes/index.ts';
import { date, id, listQuery } from '../base/basics.ts';
import { organizationName } from '../organization/organization.ts';

export const username = z
  .string()
  .trim()
  .min(3)
  .max(60)
  .regex(/^[\p{L}\p{N}](?:[\p{L}\p{N}._-]*[\p{L}\p{N}])?$/u);
export const email = z.email().max(254);
/** Empty: the username is shown. */
export const fullName = z
  .string()
  .trim()
  .max(120)
  .regex(/^\P{Cc}*$/u);

export const user = z.object({
  id,
  username: z.string(),
  fullName: z.string(),
  /** The full name, or the username of people without one. */
  displayName: z.string(),
  email: z.string(),
  organizationId: id,
  organizationName: z.string(),
  role: z.enum(ROLES),
  notifications: z.boolean(),
  profilingEnabled: z.boolean(),
  screeningEnabled: z.boolean(),
  language: z.enum(LANGUAGES),
  status: z.enum(ACTIVE_STATUSES),
  createdAt: date,
  lastLoginAt: date.nullable(),
  mustChangePassword: z.boolean(),
  secondFactor: z.boolean(),
  can: z.object({
    edit: z.boolean(),
    changeFlags: z.boolean(),
    resetPassword: z.boolean(),
    removeSecondFactor: z.boolean(),
    delete: z.boolean(),
  }),
});
export type User = z.infer<typeof user>;

const flags = {
  role: z.enum(ROLES),
  notifications: z.boolean(),
  profilingEnabled: z.boolean(),
  screeningEnabled: z.boolean(),
  language: z.enum(LANGUAGES),
};

/** Either an existing organisation, or one created with its first user in the same step. */
export const newUser = z
  .strictObject({
    username,
    fullName: fullName.default(''),
    email,
    organizationId: id.optional(),
    organization: z.strictObject({ name: organizationName }).optional(),
    /** `user` where it is left out, but `admin` for the first user of a new organisation, who administers it. */
    role: flags.role.optional(),
    notifications: flags.notifications.default(true),
    profilingEnabled: flags.profilingEnabled.default(true),
    screeningEnabled: flags.screeningEnabled.default(true),
    language: flags.language.default('fr'),
    /** Sends the username and a link to choose a password. */
    sendCredentials: z.boolean().default(true),
  })
  .refine((value) => (value.organizationId === undefined) !== (value.organization === undefined), {
    path: ['organizationId'],
    params: { rule: 'required' },
  })
  .refine((value) => value.organization === undefined || value.role !== 'user', {
    path: ['role'],
    params: { rule: 'one_of' },
  });

export type NewUser = z.output<typeof newUser>;

export const credentials = z.object({ identifier: z.string(), password: z.string() });
export const createdUser = z.object({ user, credentials });

export const userChange = z.strictObject({
  username: username.optional(),
  fullName: fullName.optional(),
  email: email.optional(),
  role: flags.role.optional(),
  notifications: flags.notifications.optional(),
  profilingEnabled: flags.profilingEnabled.optional(),
  screeningEnabled: flags.screeningEnabled.optional(),
  language: flags.language.optional(),
  status: z.enum(ACTIVE_STATUSES).optional(),
});
export type UserChange = z.infer<typeof userChange>;

export const userQuery = listQuery([
  'username',
  'displayName',
  'email',
  'role',
  'status',
  'createdAt',
  'lastLoginAt',
  'organizationName',
]);

/** Bounds the cost of hashing. */
const passwordMax = 1024;
export const currentPassword = z.string().min(1).max(passwordMax);
/** 64 and more characters are accepted. */
export const newPassword = z.string().min(LIMITS.passwordMin).max(passwordMax);

export const passwordChange = z.strictObject({
  /** May be left out at the first log-in, where the generated password was just typed. */
  oldPassword: currentPassword.optional(),
  newPassword,
});
