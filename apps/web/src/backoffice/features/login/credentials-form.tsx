import { contract } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, PasswordInput, Stack, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMessages } from '../../../language/use-messages.ts';
import { useFields } from '../../shared/form/use-fields.ts';
import { validateWith } from '../../shared/form/validate-with.ts';
import type { Credentials } from './log-in.ts';
import { LoginFailure } from './login-failure.tsx';

interface Props {
  readonly failure: Error | null;
  readonly loading: boolean;
  readonly onSubmit: (credentials: Credentials) => void;
}

export const CredentialsForm = ({ failure, loading, onSubmit }: Props) => {
  const t = useMessages(backoffice.login);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { identifier: '', password: '' },
    validate: validateWith(contract.auth.login.body),
  });
  const field = useFields(form);
  return (
    <form onSubmit={form.onSubmit(onSubmit)} noValidate>
      <Stack gap="lg">
        <div>
          <Title order={1}>{t.welcome}</Title>
          <p className="login-introduction">{t.introduction}</p>
        </div>
        <LoginFailure error={failure} />
        <TextInput
          key={form.key('identifier')}
          size="md"
          label={t.identifier}
          description={t.identifierHint}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...field('identifier', { required: t.identifierRequired })}
        />
        <PasswordInput
          key={form.key('password')}
          size="md"
          label={t.password}
          autoComplete="current-password"
          {...field('password', { required: t.passwordRequired })}
        />
        <Button type="submit" size="md" fullWidth loading={loading}>
          {t.connect}
        </Button>
      </Stack>
    </form>
  );
};
