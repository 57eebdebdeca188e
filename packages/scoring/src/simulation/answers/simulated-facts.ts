import { DEGREES, DELAYS, LANGUAGE_LEVELS } from '@cadran/contract/codes';
import type {
  CandidateAnswers,
  IndividualAnswers,
  JobAnswers,
  LanguageAnswer,
  MobilityAnswers,
  SkillAnswer,
} from '../../candidate-answers.ts';
import type { ScoredTarget } from '../../scored-target.ts';
import type { Maybe } from '../../engine-version.ts';
import { normal, pick, type Random, toScale } from '../random.ts';

/** Probability that a candidate without affinity meets a requirement. */
const BY_ACCIDENT = 0.3;

/** Samples a person's facts; the higher the affinity, the more requirements are met. */
const factsOf = (random: Random, affinity: number) => {
  const meets = (): boolean => random() < BY_ACCIDENT + (1 - BY_ACCIDENT) * affinity;
  /** One step of an ordered list: near the required one, lower without affinity. */
  const near = <T>(steps: readonly T[], asked: T): T => {
    const place = steps.indexOf(asked) + affinity - 1 + normal(random);
    return steps[toScale(place, 0, steps.length - 1)] ?? asked;
  };
  const someOf = <T>(asked: Maybe<readonly T[]>): T[] => (asked ?? []).filter(() => meets());
  return { meets, near, someOf };
};
type Facts = ReturnType<typeof factsOf>;

const skills = (random: Random, affinity: number, target: ScoredTarget['skills']): SkillAnswer[] =>
  (target ?? []).map(({ name, level, years }) => ({
    name,
    level: toScale(level + affinity - 1 + normal(random), 0, 5),
    years: toScale((years ?? 2) * (0.5 + affinity * random() + 0.5 * random()), 0, 40),
    currentUse: random() < 0.7,
  }));

const languages = ({ near }: Facts, target: ScoredTarget['languages']): LanguageAnswer[] =>
  (target ?? []).map(({ language, level }) => ({ language, level: near(LANGUAGE_LEVELS, level) }));

const job = ({ near, someOf }: Facts, target: NonNullable<ScoredTarget['job']>): JobAnswers => ({
  professions: someOf(target.professions),
  sectors: someOf(target.sectors),
  contractTypes: someOf(target.contractTypes),
  startDelay: near(DELAYS, target.recruitingDelay ?? 'within_3_months'),
});

const mobility = (
  random: Random,
  { meets, someOf }: Facts,
  target: NonNullable<ScoredTarget['mobility']>,
): MobilityAnswers => ({
  commuteTime: 5 * toScale(((target.travelTime?.max ?? 45) / 5) * (0.4 + 0.9 * random()), 1, 36),
  preferredCities: target.workplace && meets() ? [target.workplace] : [],
  transports: someOf(target.transports),
});

const individual = (
  random: Random,
  target: NonNullable<ScoredTarget['individual']>,
): IndividualAnswers => ({
  workPermit: random() < 0.97,
  willingToTravel: true,
  travelPercentage: 10 * toScale((target.travelPercentage ?? 20) / 10 + 2 * normal(random), 0, 10),
  salary: target.salary
    ? { ...target.salary, amount: Math.round(target.salary.amount * (0.9 + 0.3 * random())) }
    : null,
});

/** What a person has done, can do and asks for; only of what the campaign asks about. */
export const simulateFacts = (
  random: Random,
  profile: ScoredTarget,
  affinity: number,
): Omit<CandidateAnswers, 'culture' | 'values' | 'personality' | 'motivations' | 'pageTimes'> => {
  const facts = factsOf(random, affinity);
  return {
    skills: profile.skills && skills(random, affinity, profile.skills),
    languages: profile.languages && languages(facts, profile.languages),
    experiences: profile.experiences && {
      positions: facts.someOf(profile.experiences.positions),
      sectors: facts.someOf(profile.experiences.sectors),
    },
    studies: profile.studies && {
      degree: profile.studies.degree
        ? facts.near(DEGREES, profile.studies.degree)
        : pick(random, DEGREES),
    },
    job: profile.job && job(facts, profile.job),
    mobility: profile.mobility && mobility(random, facts, profile.mobility),
    individual: profile.individual && individual(random, profile.individual),
  };
};
