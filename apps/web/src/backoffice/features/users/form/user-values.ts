import type { FieldErrors, Language, User } from '@cadran/contract';
import type { ChangedUser, NewUser } from '../change-users.ts';

/** Values of the form; the last four only apply to new users. */
export type UserValues = Pick<
  User,
  | 'username'
  | 'fullName'
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
  fullName: '',
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

export const toFormValues = (user: User): UserValues => ({
  ...emptyUser(user.organizationId, user.language),
  ...commonFields(user),
  status: user.status,
  sendCredentials: false,
});

const commonFields = (values: User | UserValues) => ({
  username: values.username,
  fullName: values.fullName.trim(),
  email: values.email.trim(),
  role: values.role,
  language: values.language,
  notifications: values.notifications,
  screeningEnabled: values.screeningEnabled,
  profilingEnabled: values.profilingEnabled,
});

/** With an existing organisation, or one created in the same step. */
export const toNewUser = (values: UserValues): NewUser => {
  const user = { ...commonFields(values), sendCredentials: values.sendCredentials };
  if (values.organizationKind === 'new')
    return { ...user, organization: { name: values.organizationName } };
  return values.organizationId === '' ? user : { ...user, organizationId: values.organizationId };
};

/** Only what was changed, so that another person's change is not overwritten. */
export const toUserChange = (user: User, values: UserValues): ChangedUser => {
  const wanted = { ...commonFields(values), status: values.status };
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => user[name as keyof typeof wanted] !== value),
  );
};

/** The request body nests the name of the organisation. */
export const toFieldErrors = ({
  'organization.name': organizationName,
  ...errors
}: FieldErrors): FieldErrors =>
  organizationName === undefined ? errors : { ...errors, organizationName };
