import { backoffice } from '@cadran/i18n/backoffice';
import { glossary } from '@cadran/i18n/glossary';
import { IconHelp } from '@tabler/icons-react';
import { createRoute } from '@tanstack/react-router';
import type { NavigationEntry } from '../../shared/navigation/navigation.ts';
import { guard } from '../../shared/router/guards.ts';
import { lazyPage } from '../../shared/router/lazy-page.ts';
import { shellRoute } from '../../shared/router/root-route.ts';

const WORDS = [
  backoffice.help,
  backoffice.firstDay,
  backoffice.scores,
  backoffice.navigation,
  glossary,
] as const;

const base = { getParentRoute: () => shellRoute, beforeLoad: guard('member') };

export const help = {
  routes: [
    createRoute({
      ...base,
      path: '/help',
      component: lazyPage(async () => (await import('./help-page.tsx')).HelpPage, ...WORDS),
    }),
    createRoute({
      ...base,
      path: '/help/scores',
      component: lazyPage(
        async () => (await import('./scores-page.tsx')).ScoresPage,
        ...WORDS,
        backoffice.screeningForm,
      ),
    }),
    createRoute({
      ...base,
      path: '/help/glossary',
      component: lazyPage(async () => (await import('./glossary-page.tsx')).GlossaryPage, ...WORDS),
    }),
    createRoute({
      ...base,
      path: '/help/$guide',
      component: lazyPage(
        async () => (await import('./guides/guide-page.tsx')).GuidePage,
        ...WORDS,
      ),
    }),
  ],
  navigation: [
    { to: '/help', place: 'help', icon: IconHelp, access: 'member', section: 'account' },
  ] satisfies NavigationEntry[],
} as const;
