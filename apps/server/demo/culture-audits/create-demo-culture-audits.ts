import { randomBytes, randomUUID } from 'node:crypto';
import {
  CULTURE_DIMENSIONS,
  DEFAULT_CUSTOMIZATION,
  newProfilingCampaign,
  PAGE_FIGURES,
} from '@cadran/contract';
import { schema, type Database, type Tx } from '@cadran/db';
import { dayIn } from '@cadran/i18n';
import { PROFILING_CULTURE } from '@cadran/instruments/profiling-culture';
import { hashText, seededRandom } from '@cadran/instruments/seeded-random';
import { simulateRespondent } from '@cadran/scoring/simulation';
import { statusValues } from '../../src/modules/campaigns/queries/campaign-store.ts';
import {
  insertAnswers,
  type NewCultureAuditAnswer,
} from '../../src/modules/culture-audits/queries/answers.ts';
import {
  type ProfilingCampaignRow,
  profilingStore,
} from '../../src/modules/culture-audits/queries/campaigns.ts';
import { listAuditActions } from '../../src/modules/culture-audits/actions/present-action.ts';
import { gatherContent } from '../../src/modules/culture-audits/published-page/gather-content.ts';
import { keepPaperVersion } from '../../src/modules/culture-audits/papers/keep-version.ts';
import { savePage } from '../../src/modules/culture-audits/queries/published-pages.ts';
import { omitUndefined } from '../../src/database/omit-undefined.ts';
import {
  computeInProcess,
  type ComputeSnapshot,
} from '../../src/modules/culture-audits/snapshots/compute-snapshot.ts';
import { requestClosing } from '../../src/modules/culture-audits/snapshots/request-snapshot.ts';
import { processDueOnce } from '../../src/jobs/queue.ts';
import { createSecrets } from '../../src/secrets.ts';
import { snapshotQueue } from '../../src/modules/culture-audits/snapshots/queue/snapshot-queue.ts';
import { type DemoCultureAudit, emphasised, type UnitAnswers } from './demo-culture-audit.ts';

const DAY = 24 * 3_600_000;
/** A closed campaign was open for this long. */
const OPEN_FOR = 30 * DAY;
/** Answers per statement: each has nine values, and a statement at most 65,535. */
const AT_ONCE = 500;

/** One respondent's answers; each dimension has its own emphasis. */
const simulatedAnswers = (
  random: () => number,
  { unitId, perceived, desired }: UnitAnswers,
  emphases: DemoCultureAudit['emphases'],
) => {
  const parts = CULTURE_DIMENSIONS.map((dimension) =>
    simulateRespondent(random, {
      unitIds: [unitId],
      perceived: emphasised(perceived, emphases[dimension]),
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

/** All completed answers, in an order that does not reveal the units. */
const simulated = (
  { body, answered, emphases }: DemoCultureAudit,
  campaign: { readonly organizationId: string; readonly id: string },
): NewCultureAuditAnswer[] => {
  const random = seededRandom(hashText(body.customUrl));
  return answered.flatMap((unit) =>
    Array.from({ length: unit.completed }, () => {
      const { segments, answers } = simulatedAnswers(random, unit, emphases);
      const { gender, age, tenure } = segments;
      return {
        organizationId: campaign.organizationId,
        campaignId: campaign.id,
        // Mandatory in these campaigns.
        unitId: unit.unitId,
        gender: (gender ?? null) as NewCultureAuditAnswer['gender'],
        ageBand: (age ?? null) as NewCultureAuditAnswer['ageBand'],
        tenureBand: (tenure ?? null) as NewCultureAuditAnswer['tenureBand'],
        ...answers,
      } satisfies NewCultureAuditAnswer;
    }),
  );
};

/** Hashes of codes that nobody has: one for each that was given out. */
const insertCodes = async (
  tx: Tx,
  { organizationId, id }: { readonly organizationId: string; readonly id: string },
  { codes }: DemoCultureAudit,
  used: number,
): Promise<void> => {
  if (codes === undefined) return;
  const rows = Array.from({ length: codes.mailed + codes.printed }, (_, index) => ({
    organizationId,
    campaignId: id,
    codeHash: randomBytes(32),
    used: index < used,
  }));
  await tx.sql.insert(schema.profilingCodes).values(rows);
};

const insertActions = async (
  tx: Tx,
  { organizationId, id }: { readonly organizationId: string; readonly id: string },
  { actions = [], daysAgo }: DemoCultureAudit,
  now: Date,
): Promise<void> => {
  if (actions.length === 0) return;
  const decidedAt = new Date(now.getTime() - daysAgo * DAY + OPEN_FOR);
  await tx.sql.insert(schema.auditActions).values(
    actions.map(({ aim, dueInDays, ...action }) => ({
      ...omitUndefined(action),
      title: action.title,
      organizationId,
      campaignId: id,
      figure: aim?.figure ?? null,
      direction: aim?.direction ?? null,
      dueOn: dayIn(new Date(now.getTime() + dueInDays * DAY), 'UTC'),
      createdAt: decidedAt,
      updatedAt: decidedAt,
    })),
  );
};

const createAudit = async (
  tx: Tx,
  organizationId: string,
  ownerId: string,
  audit: DemoCultureAudit,
  seriesId: string,
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
    seriesId,
    minimumGroup,
    codesMailed: audit.codes?.mailed ?? 0,
    codesPrinted: audit.codes?.printed ?? 0,
    firstOpenedAt: createdAt,
    customization: { ...DEFAULT_CUSTOMIZATION, ...omitUndefined(customization) },
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
  await insertCodes(tx, campaign, audit, answers.length + audit.opened);
  await insertActions(tx, campaign, audit, now);
  const created = await profilingStore.findCampaign(tx, campaign.id);
  await keepPaperVersion(tx, created, 'opening', createdAt);
  return created;
};

/** The results of a closed campaign on the day it was closed. */
const takeResults = async (
  database: Database,
  campaign: ProfilingCampaignRow,
  compute: ComputeSnapshot,
): Promise<void> => {
  const { closedAt } = campaign;
  if (closedAt === null) return;
  await database.withTenant(campaign.organizationId, (tx) =>
    requestClosing(tx, campaign, closedAt),
  );
  const clock = () => closedAt;
  // Figures are drawn once and stored: nobody needs this key again.
  const secrets = createSecrets(randomBytes(32).toString('hex'));
  const queue = snapshotQueue({ database, clock, secrets }, compute);
  await processDueOnce(queue, { database, clock });
};

const PUBLISHED_AFTER = 14 * DAY;
const OPENINGS = 187;

/** The page for respondents, with the actions that were decided by then. */
const publishPage = async (
  database: Database,
  campaign: ProfilingCampaignRow,
  { page }: DemoCultureAudit,
): Promise<void> => {
  if (!page || campaign.closedAt === null) return;
  const at = new Date(campaign.closedAt.getTime() + PUBLISHED_AFTER);
  await database.withTenant(campaign.organizationId, async (tx) => {
    const actionIds = (await listAuditActions(tx, campaign, at)).map(({ id }) => id);
    const draft = { ...page, figures: [...PAGE_FIGURES], actionIds, since: true };
    const content = await gatherContent(tx, campaign, draft, at);
    await savePage(tx, campaign, 0, { draft, content }, at);
    await tx.sql.update(schema.profilingPublishedPages).set({ openings: OPENINGS });
  });
};

/** One series for each organisation. Inserted as the tenant: the platform role may not write answers. */
export const createDemoCultureAudits = async (
  database: Database,
  organizationId: string,
  audits: readonly DemoCultureAudit[],
  userIds: ReadonlyMap<string, string>,
  now: Date,
  compute = computeInProcess(),
): Promise<void> => {
  const seriesId = randomUUID();
  for (const audit of audits) {
    const ownerId = userIds.get(audit.owner);
    if (ownerId === undefined) throw new Error(`No ${audit.owner} in the demonstration data.`);
    const campaign = await database.withTenant(organizationId, (tx) =>
      createAudit(tx, organizationId, ownerId, audit, seriesId, now),
    );
    await takeResults(database, campaign, compute);
    await publishPage(database, campaign, audit);
  }
};
