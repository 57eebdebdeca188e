import type { PublicScreeningCampaign } from '@cadran/contract';
import type { QuestionnairePart } from '../engine/define-part.ts';
import type { PartViews } from '../engine/questionnaire-module.ts';

type Section = PublicScreeningCampaign['sections'][number];
type LoadPart = () => Promise<{ readonly part: QuestionnairePart<PublicScreeningCampaign> }>;

/** One chunk a part, with the instrument it shows; fetched if the campaign has its section. */
const LOADERS: readonly (readonly [Section | null, LoadPart])[] = [
  [null, () => import('../parts/contact/contact-part.tsx')],
  ['culture', () => import('../parts/culture/culture-part.tsx')],
  ['values', () => import('../parts/values/values-part.tsx')],
  ['personality', () => import('../parts/personality/personality-part.tsx')],
  ['motivations', () => import('../parts/motivations/motivations-part.tsx')],
  ['job', () => import('../parts/job/job-part.tsx')],
  ['mobility', () => import('../parts/mobility/mobility-part.tsx')],
  ['individual', () => import('../parts/individual/individual-part.tsx')],
  ['skills', () => import('../parts/skills/skills-part.tsx')],
  ['experiences', () => import('../parts/experiences/experiences-part.tsx')],
  ['studies', () => import('../parts/studies/studies-part.tsx')],
  ['languages', () => import('../parts/languages/languages-part.tsx')],
  [null, () => import('../parts/questions/questions-part.tsx')],
];

/** Loaded ahead of need, so that it works without a network later. */
export const loadPartViews = async ({
  sections,
  addsUpAnswers,
}: PublicScreeningCampaign): Promise<PartViews<PublicScreeningCampaign>> => {
  const wanted = LOADERS.filter(([section]) => section === null || sections.includes(section));
  const [{ ScreeningThanks: Thanks }, adding, ...loaded] = await Promise.all([
    import('./thanks.tsx'),
    addsUpAnswers ? import('./volunteering/adding-choice.tsx') : null,
    ...wanted.map(([, load]) => load()),
  ]);
  const parts = loaded.map(({ part }) => part);
  return { Thanks, parts, ...(adding && { BeforeSending: adding.AddingChoice }) };
};
