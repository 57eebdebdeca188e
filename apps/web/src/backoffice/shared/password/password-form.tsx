import { backoffice } from '@cadran/i18n/backoffice';
import { Button, PasswordInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useFields } from '../form/use-fields.ts';
import { useFormFailure } from '../form/use-form-failure.ts';
import { useNotify } from '../notify/use-notify.ts';
import { useChangePassword } from './change-password.ts';
import { validateFirstPassword, validatePasswords } from './validate-passwords.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

const EMPTY = { newPassword: '', confirmation: '' };

interface Props {
  /** At the first log-in the generated password was just typed. */
  readonly first?: boolean;
  readonly onSaved?: () => void;
}

export const PasswordForm = ({ first = false, onSaved }: Props) => {
  const t = useMessages(backoffice.password);
  const notify = useNotify();
  const change = useChangePassword();
  const [typed, setTyped] = useState('');
  const form = useForm<typeof EMPTY & { oldPassword?: string }>({
    mode: 'uncontrolled',
    initialValues: first ? EMPTY : { ...EMPTY, oldPassword: '' },
    validate: first ? validateFirstPassword : validatePasswords,
    onValuesChange: ({ newPassword }) => setTyped(newPassword),
  });
  const field = useFields(form);
  const { refused, failed } = useFormFailure(form);

  const submit = form.onSubmit(
    ({ oldPassword, newPassword }) =>
      change.mutate(first ? { newPassword } : { oldPassword, newPassword }, {
        onSuccess: () => {
          form.reset();
          setTyped('');
          notify.success(t.saved);
          onSaved?.();
        },
        onError: failed,
      }),
    refused,
  );

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md" maw={440}>
        {!first && (
          <PasswordInput
            key={form.key('oldPassword')}
            label={t.old}
            autoComplete="current-password"
            {...field('oldPassword', { required: t.oldRequired })}
          />
        )}
        <NewPasswordFields form={form} typed={typed} />
        <div>
          <Button type="submit" loading={change.isPending}>
            {t.save}
          </Button>
        </div>
      </Stack>
    </form>
  );
};
