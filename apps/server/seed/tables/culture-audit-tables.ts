import { AGE_BANDS, DEFAULT_CUSTOMIZATION, GENDERS, TENURE_BANDS } from '@cadran/contract';
import { type BulkRow, encodeValue } from '@cadran/db/bulk';
import { packRankings } from '@cadran/scoring';
import { simulateRespondent } from '@cadran/scoring/simulation';
import type { PlannedCampaign } from '../plan-tenants.ts';
import type { SeededTable, SeedPlan } from './seeded-tables.ts';
import { digestOf, pickOf, randomOf, type Random, uuidFrom } from '../random.ts';

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
/** Unfinished questionnaires per completed one. */
const BEGUN = 0.04;
const RETICENCE = 0.03;
/** Maximum number of simulated respondents; others combine two of them. */
const SIMULATED = 1000;

const campaignsOf = function* ({ tenants }: SeedPlan): Generator<PlannedCampaign> {
  for (const { profiling } of tenants) yield* profiling;
};

const unitsOf = (seed: number, { id }: PlannedCampaign): string[] => {
  const random = randomOf(seed, 'units', id);
  return UNITS.map(() => uuidFrom(random));
};

const begunIn = ({ people }: PlannedCampaign): number => Math.ceil(people * BEGUN);

const poolOf = ({ size }: SeedPlan): { perceived: string[]; desired: string[] } => {
  const random = randomOf(size.seed, 'employees');
  const people = Array.from({ length: Math.min(SIMULATED, size.employees) }, () =>
    simulateRespondent(random, {
      unitIds: ['any'],
      perceived: { clan: 24, adhocracy: 18, market: 22, hierarchy: 36 },
      desired: { clan: 36, adhocracy: 30, market: 16, hierarchy: 18 },
    }),
  );
  return {
    perceived: people.map(({ answers }) => String(packRankings(answers.perceived))),
    desired: people.map(({ answers }) => String(packRankings(answers.desired))),
  };
};

const pickOrNull = <T>(random: Random, values: readonly T[]): T | null =>
  random() < RETICENCE ? null : pickOf(random, values);

const campaigns: SeededTable = {
  table: 'profiling_campaigns',
  *rows(plan) {
    const mandatory = encodeValue({ unit: false, age: false, gender: false, tenure: false });
    const customization = encodeValue(DEFAULT_CUSTOMIZATION);
    for (const campaign of campaignsOf(plan)) {
      const units = unitsOf(plan.size.seed, campaign);
      yield {
        organization_id: campaign.organizationId,
        id: campaign.id,
        owner_id: campaign.owner.id,
        name: `Culture ${campaign.createdAt.getUTCFullYear()} ${campaign.number + 1}`,
        custom_url: `culture-${campaign.number + 1}`,
        status: campaign.closedAt ? 'closed' : 'open',
        closed_at: campaign.closedAt,
        first_opened_at: campaign.createdAt,
        subject: encodeValue('"company"'),
        units: UNITS.map((name, i) => ({ id: units[i], name, expectedHeadcount: null })),
        mandatory,
        minimum_group: 5,
        customization,
        created_at: campaign.createdAt,
        updated_at: campaign.closedAt ?? campaign.createdAt,
      };
    }
  },
};

const answers: SeededTable = {
  table: 'profiling_answers',
  *rows(plan): Generator<BulkRow> {
    const pool = poolOf(plan);
    for (const campaign of campaignsOf(plan)) {
      const random = randomOf(plan.size.seed, 'answers', campaign.id);
      const units = unitsOf(plan.size.seed, campaign);
      for (let place = 0; place < campaign.people; place += 1)
        yield {
          organization_id: campaign.organizationId,
          id: uuidFrom(random),
          campaign_id: campaign.id,
          unit_id: pickOrNull(random, units),
          gender: pickOrNull(random, GENDERS),
          age_band: pickOrNull(random, AGE_BANDS),
          tenure_band: pickOrNull(random, TENURE_BANDS),
          perceived: pickOf(random, pool.perceived),
          desired: pickOf(random, pool.desired),
        };
    }
  },
};

const questionnaires: SeededTable = {
  table: 'profiling_questionnaires',
  *rows(plan) {
    for (const campaign of campaignsOf(plan)) {
      const random = randomOf(plan.size.seed, 'begun', campaign.id);
      for (let place = 0; place < begunIn(campaign); place += 1)
        yield {
          organization_id: campaign.organizationId,
          id: uuidFrom(random),
          campaign_id: campaign.id,
          language: 'fr',
          resume_code_hash: digestOf(campaign.id, 'code', place),
        };
    }
  },
};

const receipts: SeededTable = {
  table: 'profiling_receipts',
  *rows(plan) {
    for (const campaign of campaignsOf(plan)) {
      for (let place = 0; place < campaign.people + begunIn(campaign); place += 1)
        yield {
          organization_id: campaign.organizationId,
          campaign_id: campaign.id,
          receipt: digestOf(campaign.id, 'receipt', place),
        };
    }
  },
};

const counts: SeededTable = {
  table: 'profiling_counts',
  *rows(plan) {
    for (const campaign of campaignsOf(plan))
      yield {
        organization_id: campaign.organizationId,
        campaign_id: campaign.id,
        slot: 0,
        opened: begunIn(campaign),
        completed: campaign.people,
      };
  },
};

/** The final snapshot is requested; the server takes it when it runs. */
const snapshots: SeededTable = {
  table: 'profiling_snapshots',
  *rows(plan) {
    for (const { organizationId, id, closedAt } of campaignsOf(plan))
      if (closedAt)
        yield {
          organization_id: organizationId,
          campaign_id: id,
          number: 1,
          kind: 'final',
          requested_at: closedAt,
        };
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
