import { ACTIVE_STATUSES, type Role } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Select, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { LANGUAGE_OPTIONS } from '../../../../shared/language/language-names.ts';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useFields } from '../../../shared/form/use-fields.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import type { UserValues } from './user-values.ts';

interface Props {
  readonly form: UseFormReturnType<UserValues>;
  readonly withStatus?: boolean;
  readonly first?: boolean;
  /** Users cannot change their own role and status. */
  readonly self?: boolean;
  /** The first user of an organisation administers it. */
  readonly administers?: boolean;
}

/** Only super admins appoint super admins. */
const rolesFor = (actor: Role, administers: boolean): readonly Role[] => [
  ...(administers ? [] : (['user'] as const)),
  'admin',
  ...(actor === 'superadmin' ? (['superadmin'] as const) : []),
];

export const UserFields = ({
  form,
  withStatus = false,
  first = true,
  self = false,
  administers = false,
}: Props) => {
  const t = useMessages(backoffice.users);
  const { roles } = useMessages(backoffice.shell);
  const { user: actor } = useSession();
  const field = useFields(form);
  const toggle = (path: 'notifications' | 'screeningEnabled' | 'profilingEnabled') => (
    <Switch
      key={form.key(path)}
      label={t.flags[path].label}
      description={t.flags[path].hint}
      {...field(path, {}, 'checkbox')}
    />
  );
  const changeableHint = administers ? t.firstRoleHint : t.roleHint;
  return (
    <Stack gap="lg">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="lg">
        <TextInput
          key={form.key('fullName')}
          label={t.fullName}
          description={t.fullNameHint}
          autoComplete="off"
          data-autofocus={first || undefined}
          {...field('fullName')}
        />
        <TextInput
          key={form.key('username')}
          label={t.username}
          description={t.usernameHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...field('username', { format: t.usernameFormat, taken: t.usernameTaken })}
        />
        <TextInput
          key={form.key('email')}
          type="email"
          label={t.email}
          description={t.emailHint}
          autoComplete="off"
          required
          {...field('email', { taken: t.emailTaken })}
        />
        <Select
          key={form.key('role')}
          label={t.role}
          description={self ? t.ownRole : changeableHint}
          data={rolesFor(actor.role, administers).map((role) => ({
            value: role,
            label: roles[role],
          }))}
          allowDeselect={false}
          disabled={self}
          {...field('role')}
        />
        <Select
          key={form.key('language')}
          label={t.language}
          description={t.languageHint}
          data={LANGUAGE_OPTIONS}
          allowDeselect={false}
          {...field('language')}
        />
        {withStatus && (
          <Select
            key={form.key('status')}
            label={t.status}
            description={self ? t.ownStatus : t.statusHint}
            data={ACTIVE_STATUSES.map((code) => ({ value: code, label: t.statuses[code] }))}
            allowDeselect={false}
            disabled={self}
            {...field('status')}
          />
        )}
      </SimpleGrid>
      <Stack gap="md">
        {toggle('screeningEnabled')}
        {toggle('profilingEnabled')}
        {toggle('notifications')}
      </Stack>
    </Stack>
  );
};
