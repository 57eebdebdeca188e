import { AGE_BANDS, DEFAULT_CUSTOMIZATION, GENDERS, TENURE_BANDS } from '@cadran/contract';
import { type CopyValue, written, type Written } from '@cadran/db/bulk';
import { simulateEmployee } from '@cadran/scoring/simulation';
import type { PlannedCampaign } from './plan-houses.ts';
import type { SeededTable, SeedPlan } from './seeded-tables.ts';
import { digestOf, pickOf, randomOf, type Random, uuidFrom } from './spread.ts';

const UNITS = [
  { fr: 'Production', en: 'Production' },
  { fr: 'Recherche et développement', en: 'Research and development' },
  { fr: 'Ventes', en: 'Sales' },
  { fr: 'Finances', en: 'Finance' },
  { fr: 'Ressources humaines', en: 'Human resources' },
  { fr: 'Informatique', en: 'IT' },
  { fr: 'Logistique', en: 'Logistics' },
  { fr: 'Direction', en: 'Management' },
];
/** People who began and did not finish, to one who did. */
const BEGUN = 0.04;
const RETICENCE = 0.03;
/** So many different people at most; the others see the house like one of them and wish like another. */
const SIMULATED = 1000;

const campaignsOf = function* ({ houses }: SeedPlan): Generator<PlannedCampaign> {
  for (const { profiling } of houses) yield* profiling;
};

const unitsOf = (seed: number, { id }: PlannedCampaign): string[] => {
  const random = randomOf(seed, 'units', id);
  return UNITS.map(() => uuidFrom(random));
};

const begunIn = ({ people }: PlannedCampaign): number => Math.ceil(people * BEGUN);

const poolOf = ({ size }: SeedPlan): { perceived: Written[]; desired: Written[] } => {
  const random = randomOf(size.seed, 'employees');
  const people = Array.from({ length: Math.min(SIMULATED, size.employees) }, () =>
    simulateEmployee(random, {
      unitIds: ['any'],
      perceived: { clan: 24, adhocracy: 18, market: 22, hierarchy: 36 },
      desired: { clan: 36, adhocracy: 30, market: 16, hierarchy: 18 },
    }),
  );
  return {
    perceived: people.map(({ answers }) => written(answers.perceived)),
    desired: people.map(({ answers }) => written(answers.desired)),
  };
};

const given = <T>(random: Random, values: readonly T[]): T | null =>
  random() < RETICENCE ? null : pickOf(random, values);

const campaigns: SeededTable = {
  table: 'profiling_campaigns',
  columns: [
    'organization_id',
    'id',
    'owner_id',
    'name',
    'custom_url',
    'status',
    'closed_at',
    'first_opened_at',
    'subject',
    'units',
    'mandatory',
    'minimum_group',
    'customization',
    'created_at',
    'updated_at',
  ],
  *rows(plan) {
    const mandatory = written({ unit: false, age: false, gender: false, tenure: false });
    const customization = written(DEFAULT_CUSTOMIZATION);
    for (const campaign of campaignsOf(plan)) {
      const units = unitsOf(plan.size.seed, campaign);
      yield [
        campaign.organizationId,
        campaign.id,
        campaign.owner.id,
        `Culture ${campaign.createdAt.getUTCFullYear()} ${campaign.number + 1}`,
        `culture-${campaign.number + 1}`,
        campaign.closedAt ? 'closed' : 'open',
        campaign.closedAt,
        campaign.createdAt,
        written('"company"'),
        UNITS.map((name, i) => ({ id: units[i], name, expectedHeadcount: null })),
        mandatory,
        5,
        customization,
        campaign.createdAt,
        campaign.closedAt ?? campaign.createdAt,
      ];
    }
  },
};

const answers: SeededTable = {
  table: 'profiling_answers',
  columns: [
    'organization_id',
    'id',
    'campaign_id',
    'unit_id',
    'gender',
    'age_band',
    'tenure_band',
    'perceived',
    'desired',
  ],
  *rows(plan): Generator<readonly CopyValue[]> {
    const pool = poolOf(plan);
    for (const campaign of campaignsOf(plan)) {
      const random = randomOf(plan.size.seed, 'answers', campaign.id);
      const units = unitsOf(plan.size.seed, campaign);
      for (let place = 0; place < campaign.people; place += 1)
        yield [
          campaign.organizationId,
          uuidFrom(random),
          campaign.id,
          given(random, units),
          given(random, GENDERS),
          given(random, AGE_BANDS),
          given(random, TENURE_BANDS),
          pickOf(random, pool.perceived),
          pickOf(random, pool.desired),
        ];
    }
  },
};

const questionnaires: SeededTable = {
  table: 'profiling_questionnaires',
  columns: ['organization_id', 'id', 'campaign_id', 'language', 'resume_code_hash'],
  *rows(plan) {
    for (const campaign of campaignsOf(plan)) {
      const random = randomOf(plan.size.seed, 'begun', campaign.id);
      for (let place = 0; place < begunIn(campaign); place += 1)
        yield [
          campaign.organizationId,
          uuidFrom(random),
          campaign.id,
          'fr',
          digestOf(campaign.id, 'code', place),
        ];
    }
  },
};

const receipts: SeededTable = {
  table: 'profiling_receipts',
  columns: ['organization_id', 'campaign_id', 'receipt'],
  *rows(plan) {
    for (const campaign of campaignsOf(plan)) {
      for (let place = 0; place < campaign.people + begunIn(campaign); place += 1)
        yield [campaign.organizationId, campaign.id, digestOf(campaign.id, 'receipt', place)];
    }
  },
};

const counts: SeededTable = {
  table: 'profiling_counts',
  columns: ['organization_id', 'campaign_id', 'slot', 'opened', 'completed'],
  *rows(plan) {
    for (const campaign of campaignsOf(plan))
      yield [campaign.organizationId, campaign.id, 0, begunIn(campaign), campaign.people];
  },
};

/** A closed campaign waits for its results: the server takes them when it runs, as after every closing. */
const snapshots: SeededTable = {
  table: 'profiling_snapshots',
  columns: ['organization_id', 'campaign_id', 'number', 'kind', 'requested_at'],
  *rows(plan) {
    for (const { organizationId, id, closedAt } of campaignsOf(plan))
      if (closedAt) yield [organizationId, id, 1, 'final', closedAt];
  },
};

export const PROFILING_TABLES: readonly SeededTable[] = [
  campaigns,
  answers,
  questionnaires,
  receipts,
  counts,
  snapshots,
];
