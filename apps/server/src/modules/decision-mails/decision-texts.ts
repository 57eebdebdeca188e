import {
  type DecisionTexts,
  type DecisionWording,
  LANGUAGES,
  type Language,
  type ToldDecision,
  TOLD_DECISIONS,
} from '@cadran/contract';
import { mail } from '@cadran/i18n/mail';
import type { OrganizationRow } from '../organizations/index.ts';

/** The product's own words. */
const originalTexts = async (): Promise<DecisionTexts> => {
  const loaded = await Promise.all(
    LANGUAGES.map(
      async (language) => [language, (await mail.load(language)).decisionTexts] as const,
    ),
  );
  return Object.fromEntries(
    TOLD_DECISIONS.map((decision) => [
      decision,
      Object.fromEntries(loaded.map(([language, texts]) => [language, texts[decision]])),
    ]),
  ) as DecisionTexts;
};

export const readDecisionTexts = async ({ decisionTexts }: OrganizationRow) => {
  const originals = await originalTexts();
  return { texts: { ...originals, ...decisionTexts }, originals };
};

/** The approved words with the names filled in. */
export const fillWording = async (
  organization: OrganizationRow,
  campaignName: string,
  decision: ToldDecision,
  language: Language,
): Promise<DecisionWording> => {
  const { texts } = await readDecisionTexts(organization);
  const fill = (words: string): string =>
    words.replaceAll('{organization}', organization.name).replaceAll('{campaign}', campaignName);
  const { subject, text } = texts[decision][language];
  return { subject: fill(subject), text: fill(text) };
};
