import { isApiError } from '@cadran/client';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Stack, Text } from '@mantine/core';
import { IconCircleCheck, IconLinkOff } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useLogout, useSessionState } from '../../../shared/session/use-session.ts';
import { BackToLogin } from './back-to-login.tsx';
import { useResetPassword } from './forgot-password.ts';
import { LoginLayout } from '../../../../shared/login/login-layout.tsx';
import { LoginHeading } from '../../../../shared/login/login-heading.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import styles from '../../../../shared/login/login-page.module.css';

const Saved = () => {
  const t = useMessages(backoffice.recovery).saved;
  const { saved } = useMessages(backoffice.password);
  const { current } = useSessionState();
  const logOut = useLogout();
  const navigate = useNavigate();
  const switchAccount = async (): Promise<void> => {
    await logOut();
    await navigate({ to: '/login' });
  };
  return (
    <Stack gap="lg">
      <IconCircleCheck size={40} stroke={1.25} aria-hidden className={styles.loginIcon} data-good />
      <LoginHeading title={saved} focus>
        {t.explanation}
      </LoginHeading>
      {current ? (
        <>
          <Text size="sm" c="dimmed">
            {t.somebodyElse(current.user.displayName)}
          </Text>
          <Button size="md" fullWidth onClick={() => void switchAccount()}>
            {t.changePerson}
          </Button>
          <Button component={Link} to="/" variant="subtle" color="dark" fullWidth>
            {t.stay(current.user.displayName)}
          </Button>
        </>
      ) : (
        <Button component={Link} to="/login" size="md" fullWidth>
          {t.logIn}
        </Button>
      )}
    </Stack>
  );
};

const LinkExpired = () => {
  const t = useMessages(backoffice.recovery).linkExpired;
  return (
    <Stack gap="lg">
      <IconLinkOff size={40} stroke={1.25} aria-hidden className={styles.loginIcon} />
      <LoginHeading title={t.title} focus>
        {t.explanation}
      </LoginHeading>
      <Stack gap="xs">
        <Button component={Link} to="/forgotten-password" size="md" fullWidth>
          {t.askAgain}
        </Button>
        <BackToLogin />
      </Stack>
    </Stack>
  );
};

/** The one-time token after the `#`, which is removed from the address and the browser's history. */
const useLinkToken = (): string => {
  const navigate = useNavigate();
  const [token] = useState(() => window.location.hash.slice(1));
  useEffect(() => {
    if (window.location.hash !== '') void navigate({ to: '/reset-password', replace: true });
  }, [navigate]);
  return token;
};

/** Opened by links in mails, for a forgotten password or a new user's first one. */
export const ResetPasswordPage = () => {
  const t = useMessages(backoffice.recovery);
  const token = useLinkToken();
  const reset = useResetPassword();
  const isExpired = token === '' || isApiError(reset.error, 'not_found');
  return (
    <LoginLayout title={t.choose.title}>
      {reset.isSuccess && <Saved />}
      {!reset.isSuccess && isExpired && <LinkExpired />}
      {!reset.isSuccess && !isExpired && <ResetPasswordForm token={token} reset={reset} />}
    </LoginLayout>
  );
};
