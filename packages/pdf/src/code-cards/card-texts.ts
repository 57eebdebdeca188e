import type { Language } from '@cadran/i18n';

interface CardTexts {
  /** What the card is, in one sentence. */
  readonly purpose: (organization: string) => string;
  readonly how: string;
}

/** Every card says the same in both languages: whoever hands it out does not know who reads which. */
export const CARD_TEXTS = {
  fr: {
    purpose: (organization) =>
      `Ce code ouvre une seule fois, sans votre nom, l’enquête sur la culture chez ${organization}.`,
    how: 'Scannez-le, ou saisissez-le ici',
  },
  en: {
    purpose: (organization) =>
      `This code opens, once and without your name, the survey of the culture at ${organization}.`,
    how: 'Scan it, or enter it here',
  },
} as const satisfies Record<Language, CardTexts>;
