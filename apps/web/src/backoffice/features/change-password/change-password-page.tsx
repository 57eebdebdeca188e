import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Title } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { PasswordForm } from '../../shared/password/password-form.tsx';
import { storeScreenLanguage } from '../../../shared/language/screen-language.ts';
import { useLogout, useSession } from '../../shared/session/use-session.ts';
import { Brand } from '../../../shared/brand/brand.tsx';
import { ScreenLanguageSwitch } from '../../../shared/language/screen-language-switch.tsx';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import styles from './change-password-page.module.css';

export const ChangePasswordPage = () => {
  const t = useMessages(backoffice.password);
  const shell = useMessages(backoffice.shell);
  const { organization } = useSession();
  const navigate = useNavigate();
  const logout = useLogout();
  const { language } = useLanguage();
  const start = (): void => {
    // Read so far, it stays: the user's own language may be the one of whoever created the account.
    storeScreenLanguage(language);
    void navigate({ to: '/' });
  };
  useDocumentTitle(t.forced.title);
  return (
    <div className={styles.forcedPassword}>
      <header>
        <Brand organization={organization} />
        <ScreenLanguageSwitch label={shell.language} />
      </header>
      <main>
        <Title order={1}>{t.forced.title}</Title>
        <p>{t.forced.explanation}</p>
        <PasswordForm first onSaved={start} />
      </main>
      <Button
        variant="subtle"
        color="dark"
        leftSection={<IconLogout size={18} stroke={1.5} aria-hidden />}
        onClick={() => void logout()}
      >
        {shell.logout}
      </Button>
    </div>
  );
};
