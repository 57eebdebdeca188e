import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import {
  AGE_BANDS,
  contract,
  DEFAULT_CUSTOMIZATION,
  DEFAULT_THEME,
  GENDERS,
  type ProfilingFilters,
  type ProfilingSelection,
  SEGMENTATIONS,
  TENURE_BANDS,
} from '@cadran/contract';
import type { Database } from '@cadran/db';
import { sql } from '@cadran/db/sql';
import { seededRandom } from '@cadran/instruments/seeded-random';
import { createReportPrinter } from '@cadran/pdf';
import { simulateRespondent } from '@cadran/scoring/simulation';
import { buildApp } from '../../../apps/server/src/app.ts';
import { openStorage } from '../../../apps/server/src/boot/storage/open-storage.ts';
import { readConfig } from '../../../apps/server/src/env.ts';
import { insertOrganization } from '../../../apps/server/src/modules/organizations/queries.ts';
import { insertAnswers } from '../../../apps/server/src/modules/culture-audits/queries/answers.ts';
import { profilingStore } from '../../../apps/server/src/modules/culture-audits/queries/campaigns.ts';
import { insertUser } from '../../../apps/server/src/modules/users/queries/users.ts';
import { createSession } from '../../../apps/server/src/modules/auth/sessions/session-tokens.ts';
import { createSnapshotProcess } from '../../../apps/server/src/modules/culture-audits/snapshots/compute-snapshot.ts';
import { processDueOnce } from '../../../apps/server/src/jobs/queue.ts';
import { snapshotQueue } from '../../../apps/server/src/modules/culture-audits/snapshots/queue/snapshot-queue.ts';
import { computePanelsInProcess } from '../../../apps/server/src/scoring/compute-panels.ts';
import { computeScoresInProcess } from '../../../apps/server/src/scoring/compute-scores.ts';
import { createSecrets } from '../../../apps/server/src/secrets.ts';

const { profiling, profilingResults } = contract;

export interface AuditSize {
  readonly people: number;
  readonly units: number;
}

export interface AuditReport {
  readonly auditSeconds: number;
  /** How often the visible progress changed. */
  readonly progressSteps: number;
  /** Longest event loop delay, in milliseconds. */
  readonly eventLoopMs: number;
  readonly servedSelections: number;
  readonly asked: number;
  /** The first report of a new process. */
  readonly coldMs: number;
  readonly medianMs: number;
  readonly p95Ms: number;
  readonly slowestMs: number;
  /** CPU time of the server, independent of the machine's load. */
  readonly medianCpuMs: number;
  readonly mostCpuMs: number;
}

/** Distinct simulated respondents; the others copy their answers. */
const SIMULATED = 20_000;
const BATCH_SIZE = 500;
const COPY_BATCH_SIZE = 20_000;

interface Campaign {
  readonly organizationId: string;
  readonly id: string;
  readonly ownerId: string;
}

const createCampaign = async (database: Database, units: readonly string[]): Promise<Campaign> => {
  const { organizationId, ownerId } = await database.withPlatform(async (tx) => {
    const organization = await insertOrganization(tx, { name: 'Hélios', theme: DEFAULT_THEME });
    const owner = await insertUser(tx, {
      organizationId: organization.organizationId,
      username: 'owner',
      email: 'owner@example.org',
      passwordHash: 'none',
    });
    return { organizationId: organization.organizationId, ownerId: owner.id };
  });
  const now = new Date();
  const values = {
    organizationId,
    ownerId,
    subject: 'company' as const,
    mandatory: { unit: false, age: false, gender: false, tenure: false },
    minimumGroup: 5,
    // By link no pairs and no selections of several groups are reported.
    access: 'codes' as const,
    customization: DEFAULT_CUSTOMIZATION,
    firstOpenedAt: now,
  };
  return database.withTenant(organizationId, async (tx) => {
    const campaign = await profilingStore.insertCampaign(tx, {
      ...values,
      name: 'Everybody',
      customUrl: 'everybody',
      units: units.map((id) => ({ id, name: { fr: id, en: id }, expectedHeadcount: null })),
    });
    return { organizationId, id: campaign.id, ownerId };
  });
};

/** Inserts simulated respondents into their own campaign, then copies from it in SQL. */
const fill = async (
  database: Database,
  campaign: Campaign,
  people: number,
  units: readonly string[],
) => {
  const { organizationId } = campaign;
  const random = seededRandom(people);
  const different = Math.min(people, SIMULATED);
  const pool = await database.withTenant(organizationId, (tx) =>
    profilingStore.insertCampaign(tx, {
      organizationId,
      ownerId: campaign.ownerId,
      name: 'Those they answer like',
      customUrl: 'pool',
      subject: 'team',
      mandatory: { unit: false, age: false, gender: false, tenure: false },
      minimumGroup: 5,
      customization: DEFAULT_CUSTOMIZATION,
      firstOpenedAt: new Date(),
    }),
  );
  for (let from = 0; from < different; from += BATCH_SIZE)
    await database.withTenant(organizationId, (tx) =>
      insertAnswers(
        tx,
        Array.from({ length: BATCH_SIZE }, () => ({
          organizationId,
          campaignId: pool.id,
          ...simulateRespondent(random, {
            unitIds: ['any'],
            perceived: { clan: 24, adhocracy: 18, market: 22, hierarchy: 36 },
            desired: { clan: 36, adhocracy: 30, market: 16, hierarchy: 18 },
          }).answers,
        })),
      ),
    );
  const one = (of: readonly string[], type: string) =>
    sql.raw(
      `case when random() < 0.03 then null else (array[${of.map((value) => `'${value}'`).join(',')}]::${type}[])[1 + floor(${of.length} * power(random(), 1.5))::int] end`,
    );
  for (let from = 0; from < people; from += COPY_BATCH_SIZE)
    await database.withTenant(organizationId, async (tx) => {
      // The pool is new: without statistics PostgreSQL would compare each person with all of it.
      await tx.sql.execute(sql`set local enable_nestloop = off`);
      await tx.sql.execute(sql`
        with pool as materialized (
          select row_number() over () as place, perceived, desired from profiling_answers
          where organization_id = ${organizationId} and campaign_id = ${pool.id}
        ), drawn as materialized (
          select 1 + floor(random() * ${different}::int)::int as a, 1 + floor(random() * ${different}::int)::int as b
          from generate_series(1, ${Math.min(COPY_BATCH_SIZE, people - from)}::int)
        )
        insert into profiling_answers (organization_id, campaign_id, unit_id, gender, age_band, tenure_band, perceived, desired)
        select ${organizationId}, ${campaign.id}, ${one(units, 'uuid')}, ${one(GENDERS, 'text')},
               ${one(AGE_BANDS, 'text')}, ${one(TENURE_BANDS, 'text')}, p.perceived, q.desired
        from drawn join pool p on p.place = drawn.a join pool q on q.place = drawn.b`);
    });
};

/** All respondents, every single value, some pairs, and larger selections. */
const selectionsOf = ({ served }: ProfilingFilters): ProfilingSelection[] => {
  const cells = served.map((cell) =>
    Object.fromEntries(
      SEGMENTATIONS.flatMap((attribute) =>
        cell[attribute] === undefined ? [] : [[attribute, [cell[attribute]]]],
      ),
    ),
  );
  const random = seededRandom(served.length);
  const small = cells.filter((cell) => Object.keys(cell).length < 2);
  const pairs = cells.filter((cell) => Object.keys(cell).length === 2);
  const some = Array.from(
    { length: Math.min(60, pairs.length) },
    () => pairs[Math.floor(random() * pairs.length)] ?? {},
  );
  const unitsWith = (gender: string | undefined): string[] =>
    served.flatMap(({ unit, age, tenure, ...cell }) =>
      unit !== undefined && age === undefined && tenure === undefined && cell.gender === gender
        ? [unit]
        : [],
    );
  return [
    ...small,
    ...some,
    { unit: unitsWith(undefined) },
    ...GENDERS.map((gender) => ({ gender: [gender], unit: unitsWith(gender) })),
  ];
};

type App = Awaited<ReturnType<typeof buildApp>>;
const requester = (app: App, token: string, id: string) => ({
  get: async <T>(path: string): Promise<T> => {
    const answer = await app.inject({
      method: 'GET',
      url: `/api${path.replace(':id', id)}`,
      headers: { authorization: `Bearer ${token}` },
    });
    return answer.json<T>();
  },
  post: (path: string, payload: object) =>
    app.inject({
      method: 'POST',
      url: `/api${path.replace(':id', id)}`,
      headers: { authorization: `Bearer ${token}` },
      payload,
    }),
});

const at = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);

/** Fills and closes a campaign, then measures its results. */
export const profilingReport = async (size: AuditSize): Promise<AuditReport> => {
  const folder = await mkdtemp(join(tmpdir(), 'cadran-audit-'));
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent' }, []);
  const storage = await openStorage(config, () => undefined);
  const { database } = storage;
  const clock = () => new Date();
  const pdf = createReportPrinter(() => '');
  const snapshots = createSnapshotProcess();
  const secrets = createSecrets('a key of the drill: long enough');
  const app = await buildApp({
    config,
    database,
    secrets,
    clock,
    pdf,
    scores: computeScoresInProcess,
    panels: computePanelsInProcess,
  });
  const takeSnapshots = () =>
    processDueOnce(snapshotQueue({ database, clock, secrets }, snapshots.compute), {
      database,
      clock,
    });
  try {
    const units = Array.from({ length: size.units }, () => randomUUID());
    const campaign = await createCampaign(database, units);
    await fill(database, campaign, size.people, units);
    const session = await createSession(
      database.global,
      { organizationId: campaign.organizationId, id: campaign.ownerId },
      clock(),
    );
    const ask = requester(app, session.bearer.token, campaign.id);
    await ask.post(profiling.closeCampaign.path, {});
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const seen = new Set<number>();
    const watch = setInterval(() => {
      void ask
        .get<{ items: { progress: number }[] }>(profilingResults.snapshots.path)
        .then(({ items }) => seen.add(items[0]?.progress ?? 0));
    }, 100);
    const begun = performance.now();
    await takeSnapshots();
    const auditSeconds = Math.round((performance.now() - begun) / 100) / 10;
    clearInterval(watch);
    delay.disable();
    const filters = await ask.get<ProfilingFilters>(profilingResults.filters.path);
    const selections = selectionsOf(filters);
    const spent: number[] = [];
    const timed = async (selection: ProfilingSelection): Promise<number> => {
      const [before, cpu] = [performance.now(), process.cpuUsage()];
      const answer = await ask.post(profilingResults.report.path, selection);
      if (answer.statusCode !== 200)
        throw new Error(`${JSON.stringify(selection)}: ${answer.body}`);
      const { user, system } = process.cpuUsage(cpu);
      spent.push((user + system) / 1000);
      return performance.now() - before;
    };
    const coldMs = Math.round(await timed({}));
    const times: number[] = [];
    for (const selection of selections) times.push(await timed(selection));
    const sorted = times.toSorted((a, b) => a - b);
    return {
      auditSeconds,
      progressSteps: seen.size,
      eventLoopMs: Math.round(delay.max / 1e6),
      servedSelections: filters.served.length,
      asked: selections.length,
      coldMs,
      medianMs: at(sorted, 0.5),
      p95Ms: at(sorted, 0.95),
      slowestMs: at(sorted, 1),
      medianCpuMs: at(
        spent.slice(1).toSorted((a, b) => a - b),
        0.5,
      ),
      mostCpuMs: Math.round(Math.max(...spent.slice(1))),
    };
  } finally {
    await app.close();
    await pdf.close();
    await snapshots.close();
    await storage.close();
    await rm(folder, { recursive: true, force: true });
  }
};
