import { backoffice } from '@cadran/i18n/backoffice';
import { useDisclosure } from '@mantine/hooks';
import { Outlet, useLocation } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useSessionState } from '../../shared/session/use-session.ts';
import { ErasureBanner } from '../../features/erasure/index.ts';
import { NavigationDrawer } from '../overlays/lazy-overlays.ts';
import { OnceDrawn } from '../overlays/once-drawn.tsx';
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
  const { current } = useSessionState();
  if (!current) return null;
  return (
    <div className={styles.shell}>
      <a href="#content" className={styles.shellSkip}>
        {t.skipToContent}
      </a>
      <Header openNavigation={open} />
      <div className={styles.shellSide} data-testid="side-navigation">
        <SideNavigation />
      </div>
      <OnceDrawn orWhen={opened}>
        <NavigationDrawer opened={opened} onClose={close} />
      </OnceDrawn>
      <main id="content" className={styles.shellMain} tabIndex={-1}>
        <MailLanguageQuestion />
        {current.user.role === 'superadmin' && (
          <Suspense>
            <ErasureBanner />
          </Suspense>
        )}
        {children ?? <Outlet />}
      </main>
      <Footer />
    </div>
  );
};
