import {
  type CampaignTarget,
  type City,
  type ScreeningAnswers,
  toScoringTarget,
} from '@cadran/contract';
import {
  CONTRACT_TYPES,
  CURRENCIES,
  DECLINED,
  DEGREES,
  DELAYS,
  LANGUAGE_LEVELS,
  MOTIVATIONS,
  PAYMENTS,
  SCORED_SECTIONS,
  type ScoredSection,
  TRAITS,
  TRANSPORTS,
  VALUES,
} from '@cadran/contract/codes';
import { seededRandom, shuffle } from '@cadran/instruments/seeded-random';
import { type CandidateAnswers, ENGINE_VERSION, scoreCandidate } from '@cadran/scoring';
import { type Random, simulateCandidate, simulateRandomClicks } from '@cadran/scoring/simulation';
import type { CandidateReportData } from '../candidate-report-data.ts';

export const LYON: City = {
  id: 2_996_944,
  name: { fr: 'Lyon', en: 'Lyons' },
  country: 'FR',
  lat: 45.75,
  lon: 4.85,
};
export const QUESTION_IDS = [
  '0b6f4f0e-6f0a-4d0e-9d7e-3a1f6a1c0001',
  '0b6f4f0e-6f0a-4d0e-9d7e-3a1f6a1c0002',
  '0b6f4f0e-6f0a-4d0e-9d7e-3a1f6a1c0003',
] as const;

const chance = (random: Random, share: number): boolean => random() < share;
const whole = (random: Random, min: number, max: number): number =>
  min + Math.floor(random() * (max - min + 1));
const one = <T>(random: Random, items: readonly [T, ...T[]]): T =>
  items[whole(random, 0, items.length - 1)] ?? items[0];
const some = <T>(random: Random, items: readonly T[], most: number): T[] =>
  [...shuffle(items, random)].slice(0, whole(random, 0, most));

const perCode = <Code extends string, T>(codes: readonly Code[], of: (code: Code) => T) =>
  Object.fromEntries(codes.map((code) => [code, of(code)])) as Record<Code, T>;

const cultureTarget = (random: Random) => {
  const clan = whole(random, 0, 50);
  const adhocracy = whole(random, 0, 50);
  const market = whole(random, 0, 100 - clan - adhocracy);
  return { clan, adhocracy, market, hierarchy: 100 - clan - adhocracy - market };
};

const intervals = (random: Random) =>
  Object.fromEntries(
    shuffle(TRAITS, random)
      .slice(0, whole(random, 1, 8))
      .map((trait) => {
        const min = 5 * whole(random, 4, 13);
        return [trait, { min, max: Math.min(80, min + 5 * whole(random, 1, 6)) }];
      }),
  );

/** Each section in one of the three cases: not asked, asked, asked and compared. */
const randomProfile = (random: Random): CampaignTarget => {
  const section = <T>(target: () => T): { target: T | null } | null => {
    const draw = random();
    if (draw < 0.1) return null;
    return { target: draw < 0.2 ? null : target() };
  };
  const pay = () => ({
    amount: whole(random, 20, 90) * 1000,
    payment: one(random, PAYMENTS),
    currency: one(random, CURRENCIES),
  });
  return {
    culture: section(() => cultureTarget(random)),
    values: section(() => perCode(VALUES, () => whole(random, -1, 7))),
    personality: section(() => intervals(random)),
    motivations: section(() => [...shuffle(MOTIVATIONS, random)]),
    job: section(() => ({
      professions: some(random, ['121', '214', '251'], 2),
      sectors: some(random, ['C', 'J62', 'Q86'], 2),
      contractTypes: some(random, CONTRACT_TYPES, 2),
      recruitingDelay: chance(random, 0.7) ? one(random, DELAYS) : null,
    })),
    mobility: section(() => ({
      workplace: chance(random, 0.7) ? LYON : null,
      transports: some(random, TRANSPORTS, 3),
      travelTime: chance(random, 0.7) ? { min: 0, max: 15 * whole(random, 1, 6) } : null,
      residenceCities: [],
    })),
    individual: section(() => ({
      ageGroup: chance(random, 0.5) ? '25_34' : null,
      nationality: chance(random, 0.5) ? 'FR' : null,
      workPermit: chance(random, 0.7),
      travelPercentage: chance(random, 0.5) ? 10 * whole(random, 0, 10) : null,
      salary: chance(random, 0.7) ? pay() : null,
    })),
    skills: section(() =>
      ['TypeScript', 'Comptabilité', 'Négociation'].slice(0, whole(random, 1, 3)).map((name) => ({
        name,
        level: whole(random, 0, 5),
        years: whole(random, 0, 8),
        currentUse: true,
      })),
    ),
    experiences: section(() => ({
      positions: some(random, ['121', '214', '251'], 3),
      sectors: some(random, ['C', 'J62', 'Q86'], 3),
    })),
    studies: section(() => ({ degree: one(random, DEGREES) })),
    languages: section(() =>
      ['fr', 'en', 'de']
        .slice(0, whole(random, 1, 3))
        .map((language) => ({ language, level: one(random, LANGUAGE_LEVELS) })),
    ),
  };
};

/** What scoring simulates, as a questionnaire stores it, with facts nobody scores. */
const storedAnswers = (random: Random, simulated: CandidateAnswers): ScreeningAnswers => {
  const { mobility, job, experiences, individual, skills, languages, studies } = simulated;
  const maybe = <T>(value: T): T | null => (chance(random, 0.9) ? value : null);
  return {
    culture: { ...simulated.culture } as NonNullable<ScreeningAnswers['culture']>,
    values: { ...simulated.values } as NonNullable<ScreeningAnswers['values']>,
    personality: { ...simulated.personality } as NonNullable<ScreeningAnswers['personality']>,
    motivations: [...(simulated.motivations ?? [])],
    ...(job && {
      job: {
        professions: maybe([...(job.professions ?? [])]),
        sectors: maybe([...(job.sectors ?? [])]),
        contractTypes: maybe([...(job.contractTypes ?? [])]),
        startDelay: maybe(job.startDelay ?? null),
      },
    }),
    ...(mobility && {
      mobility: {
        commuteTime: maybe(mobility.commuteTime ?? null),
        preferredCities: maybe([
          ...((mobility.preferredCities?.length ?? 0) > 0 ? [LYON] : []),
          { text: 'Saint-Cloud' },
        ]),
        transports: maybe([...(mobility.transports ?? [])]),
        homePlace: maybe({ text: 'Villeurbanne' }),
      },
    }),
    ...(individual && {
      individual: {
        birthDate: maybe('1990-04-12'),
        nationalities: maybe(['FR', 'BE']),
        workPermit: maybe(chance(random, 0.8)),
        willingToTravel: maybe(chance(random, 0.8)),
        travelPercentage: maybe(individual.travelPercentage ?? null),
        salary: maybe(individual.salary ?? null),
      },
    }),
    ...(skills && {
      skills: [
        ...skills,
        ...(chance(random, 0.3)
          ? [{ name: 'Peinture', level: maybe(3), years: maybe(2), currentUse: false }]
          : []),
      ],
    }),
    ...(experiences && {
      experiences: {
        positions: maybe([...(experiences.positions ?? [])]),
        sectors: maybe([...(experiences.sectors ?? [])]),
      },
    }),
    ...(studies && {
      studies: { degree: chance(random, 0.1) ? 'none' : maybe(studies.degree ?? null) },
    }),
    ...(languages && {
      languages: [...languages, { language: 'it', level: maybe('a2' as const) }],
    }),
    questions: {
      [QUESTION_IDS[0]]: maybe(chance(random, 0.5)),
      [QUESTION_IDS[1]]: maybe('J’ai mené deux projets semblables.'),
      [QUESTION_IDS[2]]: maybe(whole(random, 0, 10)),
    },
  };
};

/** Some prefer not to answer a few statements, and some many of them. */
const withDeclined = (random: Random, answers: ScreeningAnswers): ScreeningAnswers => {
  const share = one(random, [0, 0, 0, 0.03, 0.3]);
  type Ratings = NonNullable<ScreeningAnswers['values']>;
  const declining = (items: Ratings | undefined): Ratings | undefined =>
    items &&
    Object.fromEntries(
      Object.entries(items).map(([item, answer]): [string, Ratings[string]] => [
        item,
        chance(random, share) ? DECLINED : answer,
      ]),
    );
  const values = declining(answers.values);
  const personality = declining(answers.personality);
  return { ...answers, ...(values && { values }), ...(personality && { personality }) };
};

/** Some leave a part out, whatever the campaign asks. */
const withSkips = (random: Random, answers: ScreeningAnswers): ScreeningAnswers => {
  const skipped = new Set<ScoredSection>(SCORED_SECTIONS.filter(() => chance(random, 0.05)));
  return Object.fromEntries(
    Object.entries(answers).filter(([part]) => !skipped.has(part as ScoredSection)),
  );
};

/** A random candidate per seed: careful readers, random clickers, and some who skip parts. */
export const randomCandidate = (seed: number): CandidateReportData => {
  const random = seededRandom(seed);
  const profile = randomProfile(random);
  const target = toScoringTarget(profile);
  const clicks = chance(random, 0.1);
  const honest = simulateCandidate(random, { profile: target, affinity: random() });
  const simulated = clicks ? { ...honest, ...simulateRandomClicks(random) } : honest;
  const answers = withSkips(random, withDeclined(random, storedAnswers(random, simulated)));
  const scores = scoreCandidate({ ...answers, pageTimes: simulated.pageTimes }, target);
  const isDone = chance(random, 0.97);
  return {
    organizationName: 'Atelier Mercure',
    timeZone: 'Europe/Paris',
    campaign: {
      name: 'Développement 2026',
      profile,
      weights: null,
      questions: chance(random, 0.8)
        ? [
            {
              id: QUESTION_IDS[0],
              type: 'closed',
              text: { fr: 'Permis B\u00a0?', en: 'Driving licence?' },
              required: true,
            },
            {
              id: QUESTION_IDS[1],
              type: 'open',
              text: { fr: 'Pourquoi nous\u00a0?', en: '' },
              required: false,
            },
            {
              id: QUESTION_IDS[2],
              type: 'scale',
              text: { fr: 'Aisance à l’oral', en: 'Ease in speaking' },
              required: false,
            },
          ]
        : [],
      contactEmail: chance(random, 0.5) ? 'rh@example.org' : null,
    },
    questionnaire: {
      contact: chance(random, 0.9)
        ? { firstName: 'Léa', lastName: 'd’Œuvre', email: 'lea@example.org', phone: null }
        : {},
      status: isDone ? 'completed' : 'opened',
      language: chance(random, 0.5) ? 'fr' : 'en',
      openedAt: '2026-11-02T08:15:00.000Z',
      completedAt: isDone ? '2026-11-02T09:01:00.000Z' : null,
      answers,
      decision: chance(random, 0.3)
        ? {
            name: { fr: 'Retenue pour un entretien', en: 'Invited to an interview' },
            note: 'Bon échange.',
            by: 'Camille Roy',
            at: '2026-11-05T10:00:00.000Z',
            interview: chance(random, 0.5)
              ? {
                  interviewers: ['Zoé Petit', null],
                  ratings: chance(random, 0.5)
                    ? [{ question: { fr: 'Pourquoi ?', en: 'Why?' }, given: [4, 2] }]
                    : null,
                }
              : null,
          }
        : null,
    },
    scores: isDone ? scores : null,
    engineVersion: isDone ? ENGINE_VERSION : null,
  };
};
