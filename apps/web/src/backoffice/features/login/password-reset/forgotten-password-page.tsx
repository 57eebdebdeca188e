import { forgottenPassword } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconMailForward } from '@tabler/icons-react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useFields } from '../../../shared/form/use-fields.ts';
import { useFormFailure } from '../../../shared/form/use-form-failure.ts';
import { validateWith } from '../../../shared/form/validate-with.ts';
import { BackToLogin } from './back-to-login.tsx';
import { useForgotPassword } from './forgot-password.ts';
import { LoginFailure } from '../../../../shared/login/login-message.tsx';
import { LoginLayout } from '../../../../shared/login/login-layout.tsx';
import { LoginHeading } from '../../../../shared/login/login-heading.tsx';
import styles from '../../../../shared/login/login-page.module.css';

/** The same text whether the account exists or not. */
const MailSent = ({ onRetry }: { readonly onRetry: () => void }) => {
  const t = useMessages(backoffice.recovery).asked;
  return (
    <Stack gap="lg">
      <IconMailForward size={40} stroke={1.25} aria-hidden className={styles.loginIcon} />
      <LoginHeading title={t.title} focus>
        {t.explanation}
      </LoginHeading>
      <Text size="sm" c="dimmed">
        {t.nothing}
      </Text>
      <Stack gap="xs">
        <Button variant="default" size="md" fullWidth onClick={onRetry}>
          {t.again}
        </Button>
        <BackToLogin />
      </Stack>
    </Stack>
  );
};

export const ForgottenPasswordPage = () => {
  const t = useMessages(backoffice.recovery);
  const words = useMessages(backoffice.login);
  const forgot = useForgotPassword();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { identifier: '' },
    validate: validateWith(forgottenPassword),
  });
  const field = useFields(form);
  const { refused } = useFormFailure(form);
  return (
    <LoginLayout title={t.title}>
      {forgot.isSuccess ? (
        <MailSent onRetry={forgot.reset} />
      ) : (
        <form
          onSubmit={form.onSubmit(({ identifier }) => forgot.mutate(identifier.trim()), refused)}
          noValidate
        >
          <Stack gap="lg">
            <LoginHeading title={t.title} focus>
              {t.explanation}
            </LoginHeading>
            <LoginFailure error={forgot.error} />
            <TextInput
              key={form.key('identifier')}
              size="md"
              label={words.identifier}
              description={words.identifierHint}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              {...field('identifier', { required: words.identifierRequired })}
            />
            <Stack gap="xs">
              <Button type="submit" size="md" fullWidth loading={forgot.isPending}>
                {t.send}
              </Button>
              <BackToLogin />
            </Stack>
          </Stack>
        </form>
      )}
    </LoginLayout>
  );
};
