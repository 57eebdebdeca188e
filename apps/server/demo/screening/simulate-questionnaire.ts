import {
  DECLINED,
  fromAnswerItems,
  type CampaignTarget,
  type Language,
  toScoringTarget,
  type ScreeningAnswers,
  type Timings,
} from '@cadran/contract';
import type { ScreeningRequirements } from '@cadran/instruments/parts/screening-asked';
import { simulateAnswers } from '@cadran/instruments/parts/screening-parts';
import { oneOf, type Random } from '@cadran/instruments/parts/simulating';
import { PERSONALITY_ITEMS } from '@cadran/instruments/personality/index';
import type { CandidateAnswers } from '@cadran/scoring';
import { simulateCandidate, simulateRandomClicks } from '@cadran/scoring/simulation';
import { OPEN_ANSWERS } from './open-answers.ts';

export interface SimulatedCandidate {
  /** 0: random; 1: matches the target. */
  readonly affinity: number;
  /** Clicks without reading, which the quality check detects. */
  readonly isHasty: boolean;
  /** Prefers not to answer some questions. */
  readonly isReserved?: boolean;
}

/** What some prefer to keep to themselves: a facet's items, and one of a value's two. */
const KEPT_FACET = 'liberalism';
const KEPT_VALUE_ITEM = 'tradition_1';

const withDeclined = ({ personality, values }: ScreeningAnswers): ScreeningAnswers => {
  const items = PERSONALITY_ITEMS.filter(({ facet }) => facet === KEPT_FACET);
  return {
    ...(personality && {
      personality: {
        ...personality,
        ...Object.fromEntries(items.map(({ id }) => [id, DECLINED])),
      },
    }),
    ...(values && { values: { ...values, [KEPT_VALUE_ITEM]: DECLINED } }),
  };
};

type City = NonNullable<
  NonNullable<CampaignTarget['mobility']>['target']
>['residenceCities'][number];

/** The workplace, if wanted, and nearby cities. */
const mobilityOf = (
  random: Random,
  profile: CampaignTarget,
  simulated: CandidateAnswers['mobility'],
): ScreeningAnswers['mobility'] => {
  const target = profile.mobility?.target;
  if (!target || !simulated) return undefined;
  const nearby = target.residenceCities;
  const wantsWorkplace = (simulated.preferredCities ?? []).length > 0;
  const cities: City[] = [
    ...(wantsWorkplace && target.workplace ? [target.workplace] : []),
    ...nearby.filter(() => random() < 0.5),
  ];
  const home = nearby[Math.floor(random() * nearby.length)] ?? target.workplace;
  return {
    homePlace: home,
    commuteTime: simulated.commuteTime ?? null,
    preferredCities: cities.length > 0 ? cities : nearby.slice(0, 1),
    transports: [...(simulated.transports ?? [])],
  };
};

/** Empty lists would be refused: the part's own simulated answers fill them. */
const filled = <T extends object>(made: T, simulated: T | null | undefined): T => ({
  ...made,
  ...Object.fromEntries(
    Object.entries(simulated ?? {}).filter(
      ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  ),
});

/** No travel time means not willing to travel. */
const individualOf = (
  made: ScreeningAnswers['individual'],
  simulated: ScreeningAnswers['individual'],
): ScreeningAnswers['individual'] => {
  if (made === undefined) return undefined;
  const { travelPercentage, ...rest } = filled(made, simulated);
  return travelPercentage
    ? { ...rest, willingToTravel: true, travelPercentage }
    : { ...rest, willingToTravel: false };
};

const questionsOf = (
  random: Random,
  { questions }: ScreeningRequirements,
  made: ScreeningAnswers['questions'],
  language: Language,
): ScreeningAnswers['questions'] =>
  made && {
    ...made,
    ...Object.fromEntries(
      questions
        .filter(({ type }) => type === 'open')
        .map(({ id }) => [id, oneOf(random, OPEN_ANSWERS[language])]),
    ),
  };

const timingsOf = ({ pageTimes }: CandidateAnswers): Timings => {
  const pages = new Map<string, number>();
  return Object.fromEntries(
    (pageTimes ?? []).map(({ part, ms, statements }) => {
      const page = pages.get(part) ?? 0;
      pages.set(part, page + 1);
      return [`${part}/${page}`, { ms, statements }];
    }),
  );
};

/** A complete simulated questionnaire, as a browser would send it. */
export const simulateQuestionnaire = (
  random: Random,
  { affinity, isHasty, isReserved = false }: SimulatedCandidate,
  profile: CampaignTarget,
  asked: ScreeningRequirements,
  language: Language,
): { answers: ScreeningAnswers; timings: Timings } => {
  const { contact: _, ...items } = simulateAnswers(random, asked);
  const made = fromAnswerItems(items) as ScreeningAnswers;
  const person = simulateCandidate(random, { profile: toScoringTarget(profile), affinity });
  const mind = isHasty ? simulateRandomClicks(random) : person;
  const { culture, values, personality, motivations } = mind;
  // Simulated answers leave no item out.
  const psyche = { culture, values, personality, motivations } as Pick<
    ScreeningAnswers,
    'culture' | 'values' | 'personality' | 'motivations'
  >;
  const all: ScreeningAnswers = {
    ...made,
    ...psyche,
    job: made.job && filled(made.job, person.job as typeof made.job),
    mobility: made.mobility && filled(made.mobility, mobilityOf(random, profile, person.mobility)),
    individual: individualOf(made.individual, person.individual as typeof made.individual),
    skills: person.skills ? person.skills.map((skill) => ({ ...skill })) : made.skills,
    experiences:
      made.experiences && filled(made.experiences, person.experiences as typeof made.experiences),
    studies: made.studies && filled(made.studies, person.studies as typeof made.studies),
    languages: person.languages ? person.languages.map((one) => ({ ...one })) : made.languages,
    questions: questionsOf(random, asked, made.questions, language),
  };
  const wanted = new Set<string>([...asked.sections, 'questions']);
  const answers = Object.fromEntries(
    Object.entries(all).filter(([part, value]) => wanted.has(part) && value !== undefined),
  ) as ScreeningAnswers;
  return {
    answers: isReserved ? { ...answers, ...withDeclined(answers) } : answers,
    timings: timingsOf(mind),
  };
};
