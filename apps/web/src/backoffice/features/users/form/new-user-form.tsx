import { type ResponseOf, type Contract, newUser } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Divider, Switch } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { DialogForm } from '../../../shared/dialog/dialog-form.tsx';
import { useFields } from '../../../shared/form/use-fields.ts';
import { useFormFailure } from '../../../shared/form/use-form-failure.ts';
import { validateWith } from '../../../shared/form/validate-with.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { useCreateUser } from '../change-users.ts';
import { useCanSendMail } from '../credentials-mail.tsx';
import { OrganizationFields } from './organization-fields.tsx';
import type { Scope } from '../get-users.ts';
import { UserFields } from './user-fields.tsx';
import { emptyUser, toFieldErrors, toNewUser, type UserValues } from './user-values.ts';

export type CreatedUser = ResponseOf<Contract['users']['create']>;

interface Props {
  readonly scope: Scope;
  /** `mailed`: the new user received the credentials by email. */
  readonly onCreated: (created: CreatedUser, mailed: boolean) => void;
}

const check = validateWith(newUser);

export const NewUserForm = ({ scope, onCreated }: Props) => {
  const t = useMessages(backoffice.users);
  const notify = useNotify();
  const { organization, user: actor } = useSession();
  const create = useCreateUser();
  const canSendMail = useCanSendMail();
  const form = useForm<UserValues>({
    mode: 'uncontrolled',
    initialValues:
      scope === 'platform'
        ? emptyUser('', actor.language)
        : emptyUser(organization.id, organization.settings.language),
    validate: (values) => toFieldErrors(check(toNewUser(values))),
  });
  const [organizationKind, setOrganizationKind] =
    useState<UserValues['organizationKind']>('existing');
  form.watch('organizationKind', ({ value }) => setOrganizationKind(value));
  const field = useFields(form);
  const { refused, failed } = useFormFailure(form, toFieldErrors);
  const submit = form.onSubmit((values) => {
    const mailed = canSendMail && values.sendCredentials;
    create.mutate(toNewUser({ ...values, sendCredentials: mailed }), {
      onSuccess: (created) => {
        form.resetDirty();
        notify.success(t.created);
        onCreated(created, mailed);
      },
      onError: failed,
    });
  }, refused);
  return (
    <DialogForm
      onSubmit={submit}
      isDirty={form.isDirty}
      loading={create.isPending}
      submitLabel={t.create}
    >
      {scope === 'platform' && (
        <>
          <OrganizationFields form={form} />
          <Divider />
        </>
      )}
      <UserFields
        form={form}
        first={scope !== 'platform'}
        administers={organizationKind === 'new'}
      />
      {canSendMail && (
        <>
          <Divider />
          <Switch
            key={form.key('sendCredentials')}
            label={t.sendCredentials}
            description={t.sendCredentialsHint}
            {...field('sendCredentials', {}, 'checkbox')}
          />
        </>
      )}
    </DialogForm>
  );
};
