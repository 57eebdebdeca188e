import { area } from '@cadran/i18n';

/** How anonymity works: the same text for respondents and for the back office. */
export const anonymityGuide = area({
  fr: () => import('../../../../../docs/guide/fr/anonymity.md'),
  en: () => import('../../../../../docs/guide/en/anonymity.md'),
});
