import { isApiError } from '@cadran/client';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Stack, Text } from '@mantine/core';
import { IconCircleCheck, IconLinkOff } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMessages } from '../../../language/use-messages.ts';
import { useLogout } from '../../shared/session/use-logout.ts';
import { useSessionState } from '../../shared/session/use-session.ts';
import { BackToLogin } from './back-to-login.tsx';
import { useResetPassword } from './forgot-password.ts';
import { LoginFrame } from './login-frame.tsx';
import { LoginHeading } from './login-heading.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { useTokenOfLink } from './token-of-link.ts';

const Saved = () => {
  const t = useMessages(backoffice.recovery).saved;
  const { saved } = useMessages(backoffice.password);
  const { current } = useSessionState();
  const logOut = useLogout();
  const navigate = useNavigate();
  const changePerson = async (): Promise<void> => {
    await logOut();
    await navigate({ to: '/login' });
  };
  return (
    <Stack gap="lg">
      <IconCircleCheck size={40} stroke={1.25} aria-hidden className="login-icon" data-good />
      <LoginHeading title={saved} focus>
        {t.explanation}
      </LoginHeading>
      {current ? (
        <>
          <Text size="sm" c="dimmed">
            {t.somebodyElse(current.user.username)}
          </Text>
          <Button size="md" fullWidth onClick={() => void changePerson()}>
            {t.changePerson}
          </Button>
          <Button component={Link} to="/" variant="subtle" color="dark" fullWidth>
            {t.stay(current.user.username)}
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

/** Used, too old, or cut off on its way: one answer, and a way on. */
const Spent = () => {
  const t = useMessages(backoffice.recovery).spent;
  return (
    <Stack gap="lg">
      <IconLinkOff size={40} stroke={1.25} aria-hidden className="login-icon" />
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

/** Where the links of our mails lead: for a forgotten password, and for a new user's first one. */
export const ResetPasswordPage = () => {
  const t = useMessages(backoffice.recovery);
  const token = useTokenOfLink();
  const reset = useResetPassword();
  const spent = token === '' || isApiError(reset.error, 'not_found');
  return (
    <LoginFrame title={t.choose.title}>
      {reset.isSuccess && <Saved />}
      {!reset.isSuccess && spent && <Spent />}
      {!reset.isSuccess && !spent && <ResetPasswordForm token={token} reset={reset} />}
    </LoginFrame>
  );
};
