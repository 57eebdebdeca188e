import { backoffice } from '@cadran/i18n/backoffice';
import { Anchor, Button, Divider, PasswordInput, Stack, TextInput } from '@mantine/core';
import { isNotEmpty, useForm } from '@mantine/form';
import { IconBuilding } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useFields } from '../../shared/form/use-fields.ts';
import { useFormFailure } from '../../shared/form/use-form-failure.ts';
import type { Credentials } from './log-in.ts';
import { LoginFailure } from './login-failure.tsx';
import { LoginHeading } from './login-heading.tsx';
import styles from './login-page.module.css';

interface Props {
  /** Shown until the first attempt. */
  readonly notice: ReactNode;
  readonly failure: Error | null;
  readonly loading: boolean;
  readonly onSubmit: (credentials: Credentials) => void;
  readonly onSso: () => void;
}

export const CredentialsForm = ({ notice, failure, loading, onSubmit, onSso }: Props) => {
  const t = useMessages(backoffice.login);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { identifier: '', password: '' },
    // The rest is validated by the server: the log-in page loads without zod.
    validate: { identifier: isNotEmpty('required'), password: isNotEmpty('required') },
  });
  const field = useFields(form);
  const { refused } = useFormFailure(form);
  return (
    <form onSubmit={form.onSubmit(onSubmit, refused)} noValidate>
      <Stack gap="lg">
        <LoginHeading title={t.welcome}>{t.introduction}</LoginHeading>
        {failure ? <LoginFailure error={failure} /> : notice}
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
        <Anchor
          component={Link}
          to="/forgotten-password"
          size="sm"
          className={styles.loginForgotten}
        >
          {t.forgotten}
        </Anchor>
        <Button type="submit" size="md" fullWidth loading={loading}>
          {t.connect}
        </Button>
        <Divider label={t.or} />
        <Button
          variant="default"
          size="md"
          fullWidth
          leftSection={<IconBuilding size={18} stroke={1.5} aria-hidden />}
          onClick={onSso}
        >
          {t.company.open}
        </Button>
      </Stack>
    </form>
  );
};
