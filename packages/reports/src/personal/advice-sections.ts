import type { ReportSection } from '@cadran/contract';
import { CULTURE_TYPES, type CultureType } from '@cadran/contract/codes';
import type { ReportWords } from '@cadran/i18n/reports';
import { list, paragraph } from '../drafting/blocks.ts';
import type { Draft } from '../drafting/draft.ts';
import { dominantTypes } from '../portrait/culture-reading.ts';
import { markedDomains } from '../portrait/personality-reading.ts';
import { LEADING } from '../portrait/motivations-picture.ts';
import { personalSection } from './personal-section.ts';
import type { Portrait } from './portrait-of.ts';

type Advice = ReportWords['advice']['balanced'];

/** Advice for each domain that stands out, or one text when none does. */
const traitAdvice = ({ words }: Draft, { personality }: Portrait): readonly Advice[] => {
  if (personality === null) return [];
  const { traits, balanced } = words.advice;
  const marked = markedDomains(personality).map(({ trait, side }) => traits[trait][side]);
  return marked.length > 0 ? marked : [balanced];
};

/** The favourite cultures, unless all four are. */
const favourites = ({ culture }: Portrait): readonly CultureType[] => {
  const types = culture ? dominantTypes(culture.scores) : [];
  return types.length === CULTURE_TYPES.length ? [] : types;
};

/** Strengths, costs, settings and questions: what to do with the portrait. */
export const adviceSections = (draft: Draft, portrait: Portrait): readonly ReportSection[] => {
  const { words } = draft;
  const advice = traitAdvice(draft, portrait);
  const types = favourites(portrait);
  const topics = {
    strengths: advice.map(({ strength }) => strength),
    energy: advice.map(({ cost }) => cost),
    environments: [
      ...types.map((type) => words.advice.cultures[type].environment),
      ...advice.map(({ environment }) => environment),
    ],
    interview: [
      ...(portrait.motivations ?? [])
        .slice(0, LEADING)
        .map((motivation) => words.advice.motivations[motivation]),
      ...types.map((type) => words.advice.cultures[type].question),
      ...advice.map(({ question }) => question),
    ],
  };
  return (['strengths', 'energy', 'environments', 'interview'] as const)
    .filter((topic) => topics[topic].length > 0)
    .map((topic) =>
      personalSection(draft, topic, [
        paragraph(words.personal[topic]),
        ...list([...new Set(topics[topic])]),
      ]),
    );
};
