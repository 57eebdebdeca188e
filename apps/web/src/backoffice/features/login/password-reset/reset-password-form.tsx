import { passwordReset } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { formErrors, useFormFailure } from '../../../shared/form/use-form-failure.ts';
import { validateNewPassword } from '../../../shared/password/validate-passwords.ts';
import { NewPasswordFields } from '../../../shared/password/new-password-fields.tsx';
import type { useResetPassword } from './forgot-password.ts';
import { LoginFailure } from '../../../../shared/login/login-message.tsx';
import { LoginHeading } from '../../../../shared/login/login-heading.tsx';

const EMPTY = { newPassword: '', confirmation: '' };
const check = validateNewPassword(passwordReset.omit({ token: true }));

interface Props {
  readonly token: string;
  readonly reset: ReturnType<typeof useResetPassword>;
}

export const ResetPasswordForm = ({ token, reset }: Props) => {
  const t = useMessages(backoffice.recovery).choose;
  const { save } = useMessages(backoffice.password);
  const [typed, setTyped] = useState('');
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: EMPTY,
    validate: check,
    onValuesChange: ({ newPassword }) => setTyped(newPassword),
  });
  const { refused } = useFormFailure(form);
  const submit = form.onSubmit(
    ({ newPassword }) =>
      reset.mutate(
        { token, newPassword },
        { onError: (error) => form.setErrors(formErrors(error) ?? {}) },
      ),
    refused,
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <LoginHeading title={t.title}>{t.explanation}</LoginHeading>
        <LoginFailure error={formErrors(reset.error) ? null : reset.error} />
        <NewPasswordFields form={form} typed={typed} size="md" />
        <Button type="submit" size="md" fullWidth loading={reset.isPending}>
          {save}
        </Button>
      </Stack>
    </form>
  );
};
