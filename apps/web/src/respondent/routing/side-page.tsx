import { lazy } from 'react';
import type { HowRoute, PrivacyRoute } from './route.ts';

const HOW_PAGES = {
  screening: lazy(async () => ({ default: (await import('../how/how-page.tsx')).HowPage })),
  profiling: lazy(async () => ({
    default: (await import('../how/anonymity-page.tsx')).AnonymityPage,
  })),
} as const;
const PrivacyPage = lazy(async () => ({
  default: (await import('../privacy/privacy-page.tsx')).PrivacyPage,
}));

/** A page beside the questionnaire; where their scripts are is no part of the first load either. */
export const SidePage = ({ route }: { readonly route: HowRoute | PrivacyRoute }) => {
  if (route.kind === 'privacy') return <PrivacyPage route={route} />;
  const HowPage = HOW_PAGES[route.module];
  return <HowPage />;
};
