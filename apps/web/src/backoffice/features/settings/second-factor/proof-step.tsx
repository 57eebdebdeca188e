import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
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
  readonly by: 'password' | 'code';
  /** `failed` shows a wrong password or code at its field, and notifies of other errors. */
  readonly onProof: (proof: string, failed: (error: unknown) => void) => void;
}

/** Confirms who acts, by the password or by a code of the second factor. */
export const ProofStep = (props: Props) => {
  const { explanation, action, danger = false, loading, by, onProof } = props;
  const t = useMessages(backoffice.verification);
  const { oldRequired } = useMessages(backoffice.password);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { [by]: '' },
    validate: { [by]: (typed: string) => (typed.trim() === '' ? 'required' : null) },
  });
  const field = useFields(form);
  const { refused, failed } = useFormFailure(form);
  return (
    <form
      onSubmit={form.onSubmit((values) => onProof(values[by] ?? '', failed), refused)}
      noValidate
    >
      <Stack gap="md">
        <Text>{explanation}</Text>
        {by === 'password' ? (
          <PasswordInput
            key={form.key('password')}
            label={t.password}
            autoComplete="current-password"
            data-autofocus
            {...field('password', { required: oldRequired })}
          />
        ) : (
          <TextInput
            key={form.key('code')}
            label={t.code}
            description={t.orRecoveryCode}
            autoComplete="one-time-code"
            data-autofocus
            {...field('code', { required: t.codeRequired, wrong_code: t.wrongCode })}
          />
        )}
        <Group justify="flex-end">
          <Button type="submit" loading={loading} {...(danger && { color: 'danger' })}>
            {action}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
