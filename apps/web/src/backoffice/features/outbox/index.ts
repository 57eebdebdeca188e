import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { IconMailForward } from '@tabler/icons-react';
import { createRoute } from '@tanstack/react-router';
import type { NavigationEntry } from '../../shared/navigation/navigation.ts';
import { guard } from '../../shared/router/guards.ts';
import { lazyPage } from '../../shared/router/lazy-page.ts';
import { shellRoute } from '../../shared/router/root-route.ts';
import { mailList } from './mail-list.ts';

const WORDS = [
  backoffice.outbox,
  backoffice.mails,
  backoffice.list,
  backoffice.clipboard,
  backoffice.navigation,
  errors,
] as const;

export const outbox = {
  routes: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/superadmin/outbox',
      validateSearch: mailList.parse,
      beforeLoad: guard('superadmin'),
      component: lazyPage(async () => (await import('./outbox-page.tsx')).OutboxPage, ...WORDS),
    }),
  ],
  navigation: [
    {
      to: '/superadmin/outbox',
      place: 'outbox',
      icon: IconMailForward,
      access: 'superadmin',
      section: 'platform',
    },
  ] satisfies NavigationEntry[],
} as const;
