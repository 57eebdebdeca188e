import { z } from 'zod';
import { CAMPAIGN_LIMITS } from '../../codes/index.ts';

const { titleMax, htmlMax, pageTextMax } = CAMPAIGN_LIMITS;

/** Null for the default text in that language. The server sanitises the HTML. */
const screen = z
  .strictObject({ title: z.string().trim().max(titleMax), html: z.string().max(htmlMax) })
  .nullable();
const pageText = z.string().max(pageTextMax).nullable();

const screens = z.strictObject({ fr: screen, en: screen });
const pageTexts = z.strictObject({ fr: pageText, en: pageText });

export const screenTexts = z.strictObject({ introduction: screens, conclusion: screens });

/** Custom texts of the first and last screen, and of the header and footer of the PDF. */
export const campaignCustomization = screenTexts.extend({
  pdfHeader: pageTexts,
  pdfFooter: pageTexts,
});
export type CampaignCustomization = z.infer<typeof campaignCustomization>;
