import { backoffice } from '@cadran/i18n/backoffice';
import { Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Outlet, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useSessionState } from '../../shared/session/use-session.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MailLanguageQuestion } from './mail-language/mail-language-question.tsx';
import { SideNavigation } from './side-navigation.tsx';
import styles from './shell.module.css';

export const Shell = ({ children }: { readonly children?: ReactNode }) => {
  const t = useMessages(backoffice.shell);
  const [opened, { open, close }] = useDisclosure(false);
  const { pathname } = useLocation();
  useEffect(close, [pathname, close]);
  // The session has ended and the login page is about to open: nothing inside may be drawn without a user.
  if (!useSessionState().current) return null;
  return (
    <div className={styles.shell}>
      <a href="#content" className={styles.shellSkip}>
        {t.skipToContent}
      </a>
      <Header openNavigation={open} />
      <div className={styles.shellSide} data-testid="side-navigation">
        <SideNavigation />
      </div>
      <Drawer
        opened={opened}
        onClose={close}
        size={288}
        title={t.mainNavigation}
        closeButtonProps={{ 'aria-label': t.closeNavigation }}
      >
        <SideNavigation />
      </Drawer>
      <main id="content" className={styles.shellMain} tabIndex={-1}>
        <MailLanguageQuestion />
        {children ?? <Outlet />}
      </main>
      <Footer />
    </div>
  );
};
