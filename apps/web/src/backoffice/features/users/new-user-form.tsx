import { type AnswerOf, type Contract, newUser } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Divider, Stack, Switch } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMessages } from '../../../language/use-messages.ts';
import { DialogActions } from '../../shared/dialog/dialog-actions.tsx';
import { UnsavedGuard } from '../../shared/dialog/unsaved-guard.tsx';
import { useFields } from '../../shared/form/use-fields.ts';
import { useFormFailure } from '../../shared/form/use-form-failure.ts';
import { validateWith } from '../../shared/form/validate-with.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useCreateUser } from './change-users.ts';
import { useMailLeaves } from './mail-leaves.ts';
import { OrganizationFields } from './organization-fields.tsx';
import type { Scope } from './scope.ts';
import { UserFields } from './user-fields.tsx';
import { emptyUser, placeUserErrors, toNewUser, type UserValues } from './user-values.ts';

export type CreatedUser = AnswerOf<Contract['users']['create']>;

interface Props {
  readonly scope: Scope;
  /** `mailed`: the new user hears of it without anybody's help. */
  readonly onCreated: (created: CreatedUser, mailed: boolean) => void;
}

const check = validateWith(newUser);

export const NewUserForm = ({ scope, onCreated }: Props) => {
  const t = useMessages(backoffice.users);
  const notify = useNotify();
  const { organization } = useSession();
  const create = useCreateUser();
  const mailLeaves = useMailLeaves();
  const form = useForm<UserValues>({
    mode: 'uncontrolled',
    initialValues: emptyUser(
      scope === 'platform' ? '' : organization.id,
      organization.settings.language,
    ),
    validate: (values) => placeUserErrors(check(toNewUser(values))),
  });
  const field = useFields(form);
  const { refused, failed } = useFormFailure(form, placeUserErrors);
  const submit = form.onSubmit((values) => {
    const mailed = mailLeaves && values.sendCredentials;
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
    <form onSubmit={submit} noValidate>
      <UnsavedGuard isDirty={form.isDirty} />
      <Stack gap="lg">
        {scope === 'platform' && (
          <>
            <OrganizationFields form={form} />
            <Divider />
          </>
        )}
        <UserFields form={form} first={scope !== 'platform'} />
        {mailLeaves && (
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
        <DialogActions>
          <Button type="submit" loading={create.isPending}>
            {t.create}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
};
