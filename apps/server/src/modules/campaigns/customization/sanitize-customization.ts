import { campaignCustomization, type CampaignCustomization, fieldErrors } from '@cadran/contract';
import { invalid } from '../../../http/app-error.ts';
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

const sanitized = (given: CampaignCustomization): CampaignCustomization => ({
  introduction: {
    fr: sanitizeScreen(given.introduction.fr),
    en: sanitizeScreen(given.introduction.en),
  },
  conclusion: { fr: sanitizeScreen(given.conclusion.fr), en: sanitizeScreen(given.conclusion.en) },
  pdfHeader: { fr: sanitizePageText(given.pdfHeader.fr), en: sanitizePageText(given.pdfHeader.en) },
  pdfFooter: { fr: sanitizePageText(given.pdfFooter.fr), en: sanitizePageText(given.pdfFooter.en) },
});

/**
 * Sanitises all texts of a campaign. Escaping makes some characters longer: what is stored
 * must be within the bounds too. `path`: of the customization in the request, for the errors.
 */
export const sanitizeCustomization = (
  given: CampaignCustomization,
  path = 'customization',
): CampaignCustomization => {
  const stored = sanitized(given);
  const { error } = campaignCustomization.safeParse(stored);
  if (!error) return stored;
  const errors = Object.entries(fieldErrors(error.issues));
  throw invalid(Object.fromEntries(errors.map(([field, rule]) => [`${path}.${field}`, rule])));
};
