import type { CampaignCustomization } from '@cadran/contract';
import { harmlessHtml } from '../custom-html.ts';

type Screens = CampaignCustomization['introduction'];
type PageTexts = CampaignCustomization['pdfHeader'];

/** Nothing written is the default text, not an empty page. */
const screen = (given: Screens['fr']): Screens['fr'] => {
  if (given === null) return null;
  const html = harmlessHtml(given.html);
  return given.title === '' && html === '' ? null : { title: given.title, html };
};

const pageText = (given: PageTexts['fr']): PageTexts['fr'] =>
  given === null ? null : harmlessHtml(given) || null;

/** An organisation's own words as they are stored (security.md, Custom HTML). */
export const storableTexts = (given: CampaignCustomization): CampaignCustomization => ({
  introduction: { fr: screen(given.introduction.fr), en: screen(given.introduction.en) },
  conclusion: { fr: screen(given.conclusion.fr), en: screen(given.conclusion.en) },
  pdfHeader: { fr: pageText(given.pdfHeader.fr), en: pageText(given.pdfHeader.en) },
  pdfFooter: { fr: pageText(given.pdfFooter.fr), en: pageText(given.pdfFooter.en) },
});
