import { formatAccessCode, type Theme } from '@cadran/contract';
import { type Language, SUPPORTED_LANGUAGES } from '@cadran/i18n';
import { themeTokens } from '@cadran/theme';
import type { PdfDocument } from '../composing/document.ts';
import { CARD_TEXTS } from './card-texts.ts';

/** Codes to print, one a card. */
export interface CodeCards {
  /** Printed first; every card has both languages. */
  readonly language: Language;
  readonly campaignName: string;
  readonly organization: PdfDocument['organization'];
  readonly theme: Theme;
  /** Where the code is typed; the QR code has the address with the code after `#`. */
  readonly link: string;
  readonly cards: readonly { readonly code: string; readonly url: string }[];
}

/** What the template `code-cards.typ` reads. */
export interface CodeCardSheet {
  readonly template: 'code-cards';
  readonly language: Language;
  readonly title: string;
  readonly organization: PdfDocument['organization'];
  readonly colors: PdfDocument['colors'];
  readonly texts: readonly {
    readonly language: Language;
    readonly purpose: string;
    readonly how: string;
  }[];
  readonly link: string;
  readonly cards: CodeCards['cards'];
}

export const codeCardSheet = ({
  language,
  campaignName,
  organization,
  theme,
  link,
  cards,
}: CodeCards): CodeCardSheet => {
  const tokens = themeTokens(theme);
  const languages = [language, ...SUPPORTED_LANGUAGES.filter((other) => other !== language)];
  return {
    template: 'code-cards',
    language,
    title: campaignName,
    organization,
    colors: {
      accent: tokens['--c-primary'],
      accentText: tokens['--c-primary-text'],
      accentSoft: tokens['--c-primary-soft'],
    },
    texts: languages.map((one) => ({
      language: one,
      purpose: CARD_TEXTS[one].purpose(organization.name),
      how: CARD_TEXTS[one].how,
    })),
    link,
    cards: cards.map(({ code, url }) => ({ code: formatAccessCode(code), url })),
  };
};
