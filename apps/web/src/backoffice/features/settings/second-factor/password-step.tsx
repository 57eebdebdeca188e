import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useFields } from '../../../shared/form/use-fields.ts';
import { useFormFailure } from '../../../shared/form/use-form-failure.ts';

interface Props {
  readonly explanation: ReactNode;
  readonly action: string;
  readonly danger?: boolean;
  readonly loading: boolean;
  /** `failed` shows a wrong password at its field, and notifies of other errors. */
  readonly onPassword: (password: string, failed: (error: unknown) => void) => void;
}

export const PasswordStep = ({
  explanation,
  action,
  danger = false,
  loading,
  onPassword,
}: Props) => {
  const t = useMessages(backoffice.verification);
  const { oldRequired } = useMessages(backoffice.password);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '' },
    validate: { password: (typed) => (typed === '' ? 'required' : null) },
  });
  const field = useFields(form);
  const { refused, failed } = useFormFailure(form);
  return (
    <form
      onSubmit={form.onSubmit(({ password }) => onPassword(password, failed), refused)}
      noValidate
    >
      <Stack gap="md">
        <Text>{explanation}</Text>
        <PasswordInput
          key={form.key('password')}
          label={t.password}
          autoComplete="current-password"
          data-autofocus
          {...field('password', { required: oldRequired })}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={loading} {...(danger && { color: 'danger' })}>
            {action}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
