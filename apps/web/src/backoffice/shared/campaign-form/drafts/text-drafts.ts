import type { CampaignCustomization } from '@cadran/contract';

/** A text of a screen or of a page of the PDF: the product's own until somebody writes one. */
export interface TextDraft {
  readonly custom: boolean;
  readonly title: string;
  readonly html: string;
}
export const TEXT_PLACES = ['introduction', 'conclusion', 'pdfHeader', 'pdfFooter'] as const;
export type TextPlace = (typeof TEXT_PLACES)[number];
type TextDrafts = Readonly<Record<'fr' | 'en', TextDraft>>;
export type CustomTexts = Readonly<Record<TextPlace, TextDrafts>>;

const NO_TEXT: TextDraft = { custom: false, title: '', html: '' };

const draftsOf = <T>(
  { fr, en }: { readonly fr: T | null; readonly en: T | null },
  read: (text: T) => TextDraft,
): TextDrafts => ({
  fr: fr === null ? NO_TEXT : read(fr),
  en: en === null ? NO_TEXT : read(en),
});

export const textsOf = (custom: CampaignCustomization): CustomTexts => ({
  introduction: draftsOf(custom.introduction, (text) => ({ custom: true, ...text })),
  conclusion: draftsOf(custom.conclusion, (text) => ({ custom: true, ...text })),
  pdfHeader: draftsOf(custom.pdfHeader, (html) => ({ custom: true, title: '', html })),
  pdfFooter: draftsOf(custom.pdfFooter, (html) => ({ custom: true, title: '', html })),
});

const written = <T>({ fr, en }: TextDrafts, write: (draft: TextDraft) => T) => ({
  fr: fr.custom ? write(fr) : null,
  en: en.custom ? write(en) : null,
});
const screen = ({ title, html }: TextDraft) => ({ title, html });
const pageText = ({ html }: TextDraft) => html;

/** The first and the last screen, as those who answer read them. */
export const screenTextsOf = ({ introduction, conclusion }: CustomTexts) => ({
  introduction: written(introduction, screen),
  conclusion: written(conclusion, screen),
});

export const customizationOf = (texts: CustomTexts): CampaignCustomization => ({
  ...screenTextsOf(texts),
  pdfHeader: written(texts.pdfHeader, pageText),
  pdfFooter: written(texts.pdfFooter, pageText),
});
