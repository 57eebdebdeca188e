import { backoffice } from '@cadran/i18n/backoffice';
import { Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Outlet, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useMessages } from '../../../language/use-messages.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SideNavigation } from './side-navigation.tsx';
import './shell.css';

/** Header, side navigation (a drawer under 992 px), content, footer. */
export const Shell = ({ children }: { readonly children?: ReactNode }) => {
  const t = useMessages(backoffice.shell);
  const [opened, { open, close }] = useDisclosure(false);
  const { pathname } = useLocation();
  useEffect(close, [pathname, close]);
  return (
    <div className="shell">
      <a href="#content" className="shell-skip">
        {t.skipToContent}
      </a>
      <Header openNavigation={open} />
      <div className="shell-side">
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
      <main id="content" className="shell-main" tabIndex={-1}>
        {children ?? <Outlet />}
      </main>
      <Footer />
    </div>
  );
};
