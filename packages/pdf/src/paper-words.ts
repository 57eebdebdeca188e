import type { Language } from '@cadran/i18n';

/** The few words that paper adds to a report. */
export const PAPER_WORDS = {
  fr: {
    pageLabel: 'Page {page} sur {pages}',
    annex: 'Annexe : comment les scores sont calculés',
  },
  en: { pageLabel: 'Page {page} of {pages}', annex: 'Annex: how the scores are computed' },
} as const satisfies Record<Language, { pageLabel: string; annex: string }>;
