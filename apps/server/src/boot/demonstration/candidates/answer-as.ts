import {
  answersOf,
  type CampaignProfile,
  type Language,
  scorableProfile,
  type ScreeningAnswers,
  type Timings,
} from '@cadran/contract';
import type { ScreeningAsked } from '@cadran/instruments/parts/screening-asked';
import { simulatedAnswers } from '@cadran/instruments/parts/screening-parts';
import { oneOf, type Random } from '@cadran/instruments/parts/simulating';
import type { CandidateAnswers } from '@cadran/scoring';
import { simulateCandidate, simulateRandomClicks } from '@cadran/scoring/simulation';
import { OPEN_ANSWERS } from './open-answers.ts';

export interface Temper {
  /** 0: a person like any other; 1: one who is what the campaign wishes for. */
  readonly affinity: number;
  /** Clicks without reading: what the quality banner is for. */
  readonly isHasty: boolean;
}

type City = NonNullable<
  NonNullable<CampaignProfile['mobility']>['target']
>['residenceCities'][number];

/** Cities by name, as a candidate would choose them: the workplace if the person wants it, and one nearby. */
const mobilityOf = (
  random: Random,
  profile: CampaignProfile,
  wished: CandidateAnswers['mobility'],
): ScreeningAnswers['mobility'] => {
  const target = profile.mobility?.target;
  if (!target || !wished) return undefined;
  const nearby = target.residenceCities;
  const wantsWorkplace = (wished.preferredCities ?? []).length > 0;
  const cities: City[] = [
    ...(wantsWorkplace && target.workplace ? [target.workplace] : []),
    ...nearby.filter(() => random() < 0.5),
  ];
  const home = nearby[Math.floor(random() * nearby.length)] ?? target.workplace;
  return {
    homePlace: home,
    commuteTime: wished.commuteTime ?? null,
    preferredCities: cities.length > 0 ? cities : nearby.slice(0, 1),
    transports: [...(wished.transports ?? [])],
  };
};

/** Lists that came out empty would be refused: the simulated person keeps what the part itself made up. */
const filled = <T extends object>(made: T, wished: T | null | undefined): T => ({
  ...made,
  ...Object.fromEntries(
    Object.entries(wished ?? {}).filter(
      ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  ),
});

/** Who travels none of the time is not willing to travel. */
const individualOf = (
  made: ScreeningAnswers['individual'],
  wished: ScreeningAnswers['individual'],
): ScreeningAnswers['individual'] => {
  if (made === undefined) return undefined;
  const { travelPercentage, ...rest } = filled(made, wished);
  return travelPercentage
    ? { ...rest, willingToTravel: true, travelPercentage }
    : { ...rest, willingToTravel: false };
};

const questionsOf = (
  random: Random,
  { questions }: ScreeningAsked,
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

/** A whole questionnaire of one invented person, as a browser would send it. */
export const answerAs = (
  random: Random,
  { affinity, isHasty }: Temper,
  profile: CampaignProfile,
  asked: ScreeningAsked,
  language: Language,
): { answers: ScreeningAnswers; timings: Timings } => {
  const { contact: _, ...items } = simulatedAnswers(random, asked);
  const made = answersOf(items) as ScreeningAnswers;
  const person = simulateCandidate(random, { profile: scorableProfile(profile), affinity });
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
  return { answers, timings: timingsOf(mind) };
};
