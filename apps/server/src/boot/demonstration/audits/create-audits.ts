import { randomBytes } from 'node:crypto';
import { CULTURE_DIMENSIONS, DEFAULT_CUSTOMIZATION, newProfilingCampaign } from '@cadran/contract';
import { schema, type Database, type Tx } from '@cadran/db';
import { PROFILING_CULTURE } from '@cadran/instruments/profiling-culture';
import { hashText, seededRandom } from '@cadran/instruments/seeded-random';
import { auditAnonymity } from '@cadran/scoring';
import { simulateEmployee } from '@cadran/scoring/simulation';
import { statusValues } from '../../../queries/campaign-store.ts';
import { insertAnswers, type NewAuditAnswer } from '../../../queries/profiling-answers.ts';
import { type ProfilingCampaignRow, profilingStore } from '../../../queries/profiling-campaigns.ts';
import { given } from '../../../services/given.ts';
import { computeWith } from '../../../services/profiling/results/compute-snapshot.ts';
import { snapshotOnClosing } from '../../../services/profiling/results/request-snapshot.ts';
import { createSnapshotRunner } from '../../../services/profiling/results/snapshot-runner.ts';
import type { AuditedUnit, DemonstrationAudit } from './demonstration-audit.ts';

const DAY = 24 * 3_600_000;
/** A closed campaign was open for this long. */
const OPEN_FOR = 30 * DAY;
/** Answers a statement: each has nine values, and a statement at most some 65,000. */
const AT_ONCE = 500;

/** One person's answers: each dimension with its own culture, where it has one. */
const simulatedAnswers = (
  random: () => number,
  { unitId, perceived, desired }: AuditedUnit,
  emphases: DemonstrationAudit['emphases'] = {},
) => {
  const parts = CULTURE_DIMENSIONS.map((dimension) =>
    simulateEmployee(random, {
      unitIds: [unitId],
      perceived: emphases[dimension] ?? perceived,
      desired,
      situations: PROFILING_CULTURE.filter((situation) => situation.dimension === dimension),
    }),
  );
  const merged = (side: 'perceived' | 'desired') =>
    Object.fromEntries(parts.flatMap(({ answers }) => Object.entries(answers[side])));
  return {
    segments: parts[0]?.segments ?? {},
    answers: { perceived: merged('perceived'), desired: merged('desired') },
  };
};

/** Everybody who finished, in an order that does not tell the units apart. */
const simulated = (
  { body, answered, emphases }: DemonstrationAudit,
  campaign: { readonly organizationId: string; readonly id: string },
): NewAuditAnswer[] => {
  const random = seededRandom(hashText(body.customUrl));
  return answered.flatMap((unit) =>
    Array.from({ length: unit.completed }, () => {
      const { segments, answers } = simulatedAnswers(random, unit, emphases);
      const { gender, age, tenure } = segments;
      return {
        organizationId: campaign.organizationId,
        campaignId: campaign.id,
        // Mandatory in these campaigns: nobody leaves it out.
        unitId: unit.unitId,
        gender: (gender ?? null) as NewAuditAnswer['gender'],
        ageBand: (age ?? null) as NewAuditAnswer['ageBand'],
        tenureBand: (tenure ?? null) as NewAuditAnswer['tenureBand'],
        ...answers,
      } satisfies NewAuditAnswer;
    }),
  );
};

const createAudit = async (
  tx: Tx,
  organizationId: string,
  ownerId: string,
  audit: DemonstrationAudit,
  now: Date,
): Promise<ProfilingCampaignRow> => {
  const {
    status,
    customization,
    minimumGroup = 5,
    ...plain
  } = newProfilingCampaign.parse(audit.body);
  const createdAt = new Date(now.getTime() - audit.daysAgo * DAY);
  const closedAt = new Date(createdAt.getTime() + OPEN_FOR);
  const campaign = await profilingStore.insertCampaign(tx, {
    ...plain,
    ...statusValues(status, closedAt),
    organizationId,
    ownerId,
    minimumGroup,
    firstOpenedAt: createdAt,
    customization: { ...DEFAULT_CUSTOMIZATION, ...given(customization) },
    createdAt,
    updatedAt: status === 'closed' ? closedAt : createdAt,
  });
  const answers = simulated(audit, campaign);
  for (let from = 0; from < answers.length; from += AT_ONCE)
    await insertAnswers(tx, answers.slice(from, from + AT_ONCE));
  await tx.sql.insert(schema.profilingQuestionnaires).values(
    Array.from({ length: audit.opened }, () => ({
      organizationId,
      campaignId: campaign.id,
      language: 'fr' as const,
      resumeCodeHash: randomBytes(32),
    })),
  );
  return profilingStore.findCampaign(tx, campaign.id);
};

/** The results of a closed campaign, as they were on the day of its closing. */
const takeResults = async (database: Database, campaign: ProfilingCampaignRow): Promise<void> => {
  const { closedAt } = campaign;
  if (closedAt === null) return;
  await database.withTenant(campaign.organizationId, (tx) =>
    snapshotOnClosing(tx, campaign, closedAt),
  );
  const failures: unknown[] = [];
  await createSnapshotRunner(
    database,
    computeWith(auditAnonymity),
    () => closedAt,
    (error) => failures.push(error),
  ).settle();
  if (failures.length > 0) throw failures[0];
};

/** By the tenant's own path: the platform's, which makes the rest, may not write answers. */
export const createDemonstrationAudits = async (
  database: Database,
  organizationId: string,
  audits: readonly DemonstrationAudit[],
  userIds: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> => {
  for (const audit of audits) {
    const ownerId = userIds.get(audit.owner);
    if (ownerId === undefined) throw new Error(`No ${audit.owner} in the demonstration data.`);
    const campaign = await database.withTenant(organizationId, (tx) =>
      createAudit(tx, organizationId, ownerId, audit, now),
    );
    await takeResults(database, campaign);
  }
};
