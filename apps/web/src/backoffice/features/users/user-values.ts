import type { FieldErrors, Language, User } from '@cadran/contract';
import type { ChangedUser, NewUser } from './change-users.ts';

/** The form of a user, new or known; the last four are asked of a new one only. */
export type UserValues = Pick<
  User,
  | 'username'
  | 'email'
  | 'role'
  | 'language'
  | 'status'
  | 'notifications'
  | 'screeningEnabled'
  | 'profilingEnabled'
> & {
  readonly organizationKind: 'existing' | 'new';
  readonly organizationId: string;
  readonly organizationName: string;
  readonly sendCredentials: boolean;
};

export const emptyUser = (organizationId: string, language: Language): UserValues => ({
  username: '',
  email: '',
  role: 'user',
  language,
  status: 'active',
  notifications: true,
  screeningEnabled: true,
  profilingEnabled: true,
  organizationKind: 'existing',
  organizationId,
  organizationName: '',
  sendCredentials: true,
});

export const valuesOf = (user: User): UserValues => ({
  username: user.username,
  email: user.email,
  role: user.role,
  language: user.language,
  status: user.status,
  notifications: user.notifications,
  screeningEnabled: user.screeningEnabled,
  profilingEnabled: user.profilingEnabled,
  organizationKind: 'existing',
  organizationId: user.organizationId,
  organizationName: '',
  sendCredentials: false,
});

const shared = (values: UserValues) => ({
  username: values.username,
  email: values.email.trim(),
  role: values.role,
  language: values.language,
  notifications: values.notifications,
  screeningEnabled: values.screeningEnabled,
  profilingEnabled: values.profilingEnabled,
});

/** Either an existing organisation, or one created in the same step (api.md, Users). */
export const toNewUser = (values: UserValues): NewUser => {
  const user = { ...shared(values), sendCredentials: values.sendCredentials };
  if (values.organizationKind === 'new')
    return { ...user, organization: { name: values.organizationName } };
  return values.organizationId === '' ? user : { ...user, organizationId: values.organizationId };
};

/** Only what was changed: nobody overwrites what somebody else changed meanwhile. */
export const toUserChange = (user: User, values: UserValues): ChangedUser => {
  const wanted = { ...shared(values), status: values.status };
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => user[name as keyof typeof wanted] !== value),
  );
};

/** The body nests what the form has side by side. */
export const placeUserErrors = ({
  'organization.name': organizationName,
  ...errors
}: FieldErrors): FieldErrors =>
  organizationName === undefined ? errors : { ...errors, organizationName };
