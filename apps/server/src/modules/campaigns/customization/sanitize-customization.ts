import type { CampaignCustomization } from '@cadran/contract';
import { sanitizeHtml } from './sanitize-html.ts';

type Screens = CampaignCustomization['introduction'];
type PageTexts = CampaignCustomization['pdfHeader'];

/** An empty text means the default text. */
const sanitizeScreen = (given: Screens['fr']): Screens['fr'] => {
  if (given === null) return null;
  const html = sanitizeHtml(given.html);
  return given.title === '' && html === '' ? null : { title: given.title, html };
};

const sanitizePageText = (given: PageTexts['fr']): PageTexts['fr'] =>
  given === null ? null : sanitizeHtml(given) || null;

/** Sanitises all texts of a campaign. */
export const sanitizeCustomization = (given: CampaignCustomization): CampaignCustomization => ({
  introduction: {
    fr: sanitizeScreen(given.introduction.fr),
    en: sanitizeScreen(given.introduction.en),
  },
  conclusion: { fr: sanitizeScreen(given.conclusion.fr), en: sanitizeScreen(given.conclusion.en) },
  pdfHeader: { fr: sanitizePageText(given.pdfHeader.fr), en: sanitizePageText(given.pdfHeader.en) },
  pdfFooter: { fr: sanitizePageText(given.pdfFooter.fr), en: sanitizePageText(given.pdfFooter.en) },
});
