import { CULTURE_DIMENSIONS, CULTURE_TYPES, GENDERS } from '@cadran/contract/codes';
import { PROFILING_CULTURE } from '@cadran/instruments/profiling-culture';
import { seededRandom } from '@cadran/instruments/seeded-random';
import {
  type CultureAuditAnswers,
  cultureAuditTable,
  type CultureScores,
  groupReport,
  protectedFigures,
  publishedReport,
} from '@cadran/scoring';
import { simulateRespondent } from '@cadran/scoring/simulation';
import type { ProfiledGroup, ProfilingData } from '../profiling/profiling-data.ts';

type Random = () => number;

export const CULTURE_AUDIT_UNITS = [
  { id: '5b0f3c52-2f39-4b2c-8f4e-0c9f0a5f4a01', name: { fr: 'Ventes', en: 'Sales' } },
  { id: '5b0f3c52-2f39-4b2c-8f4e-0c9f0a5f4a02', name: { fr: 'Atelier', en: '' } },
];

const VALUES_SETS: ProfilingData['valuesSets'] = [
  {
    id: 'a',
    name: 'Charte 2026',
    color: '#0f766e',
    values: [{ code: 'benevolence' }, { label: 'Audace', culture: 'adhocracy' }],
  },
  { id: 'b', name: 'Ambition', color: '#b45309', values: [{ code: 'power' }] },
  {
    id: 'c',
    name: 'Mute',
    color: '#123456',
    values: [
      { code: 'benevolence' },
      { code: 'stimulation' },
      { code: 'power' },
      { code: 'security' },
    ],
  },
];

/** Some campaigns have none. */
const setsOf = (seed: number): ProfilingData['valuesSets'] => (seed % 7 === 0 ? [] : VALUES_SETS);

const randomCulture = (random: Random): CultureScores => {
  const weights = CULTURE_TYPES.map(() => 0.2 + random());
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const [clan = 0, adhocracy = 0, market = 0, hierarchy = 0] = weights.map(
    (weight) => (100 * weight) / total,
  );
  return { clan, adhocracy, market, hierarchy };
};

/** All answers of a group; in some groups the dimensions differ. */
const randomAnswers = (random: Random, people: number): CultureAuditAnswers[] => {
  const own = CULTURE_DIMENSIONS.map(() => randomCulture(random));
  const [perceived, desired] = [randomCulture(random), randomCulture(random)];
  const isIncongruent = random() < 0.4;
  const spread = 2 + 20 * random();
  return Array.from({ length: people }, () => {
    const parts = CULTURE_DIMENSIONS.map(
      (dimension, place) =>
        simulateRespondent(random, {
          unitIds: ['any'],
          perceived: isIncongruent ? (own[place] ?? perceived) : perceived,
          desired,
          spread,
          situations: PROFILING_CULTURE.filter((situation) => situation.dimension === dimension),
        }).answers,
    );
    return {
      perceived: Object.assign({}, ...parts.map((part) => part.perceived)),
      desired: Object.assign({}, ...parts.map((part) => part.desired)),
    };
  });
};

/** A group of this many respondents. */
export const randomGroup = (
  seed: number,
  people: number,
  values: Partial<ProfiledGroup> = {},
): ProfiledGroup => {
  const random = seededRandom(seed);
  const [first, second] = CULTURE_AUDIT_UNITS;
  const report = groupReport(cultureAuditTable(randomAnswers(random, people), PROFILING_CULTURE), {
    valuesSets: setsOf(seed),
    servedGroups: [first, second].map((unit) => ({
      attribute: 'unit',
      value: unit?.id ?? '',
      bars: randomCulture(random),
    })),
    leftOut: seed % 5 === 0 ? 3 : 0,
  });
  if (report === null) throw new Error('nobody');
  return {
    campaignName: `Baromètre ${seed}`,
    snapshot: {
      kind: seed % 3 === 0 ? 'interim' : 'final',
      takenAt: `2026-0${(seed % 9) + 1}-15T10:00:00.000Z`,
    },
    selection: {},
    report,
    ...values,
  };
};

/** The same with published figures, by link from fifty answers on with all details. */
export const publishedGroup = (seed: number, people: number): ProfiledGroup => {
  const random = seededRandom(seed);
  const table = cultureAuditTable(randomAnswers(random, people), PROFILING_CULTURE);
  return {
    ...randomGroup(seed, 5),
    report: publishedReport(
      protectedFigures(table, people, () => random()),
      { valuesSets: VALUES_SETS },
    ),
  };
};

export const randomCultureAudit = (
  seed: number,
  values: Partial<ProfiledGroup> = {},
): ProfilingData => {
  const random = seededRandom(1000 + seed);
  const selections = [
    {},
    { unit: CULTURE_AUDIT_UNITS.map(({ id }) => id) },
    { gender: [GENDERS[0], 'not_given' as const], tenure: ['under_2' as const] },
  ];
  return {
    organizationName: 'Hélios',
    timeZone: 'Europe/Paris',
    subject: seed % 2 === 0 ? 'company' : 'hospital',
    minimumGroup: 5 + (seed % 4),
    codes: seed % 2 === 0 ? { mailed: 3 * seed, printed: 24 } : null,
    units: CULTURE_AUDIT_UNITS,
    valuesSets: setsOf(seed),
    group: randomGroup(seed, 5 + Math.floor(60 * random()), {
      selection: selections[seed % selections.length] ?? {},
      ...values,
    }),
  };
};
