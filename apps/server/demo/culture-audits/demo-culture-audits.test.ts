import {
  type AggregateReport,
  type AuditActionList,
  contract,
  CULTURE_DIMENSIONS,
  CULTURE_TYPES,
  type PageModel,
  type PaperVersion,
  type ProfilingCampaign,
  type ProfilingProgress,
  type PublishedPage,
  type Waves,
} from '@cadran/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sanitizeCustomization } from '../../src/modules/campaigns/customization/sanitize-customization.ts';
import { readFilters } from '../../src/testing/culture-audits/insert-respondents.ts';
import {
  type Caller,
  computeQuickly,
  createTestApp,
  type TestApp,
} from '../../src/testing/test-app.ts';
import { demoOrganizations } from '../organizations.ts';
import { createDemoCultureAudits } from './create-demo-culture-audits.ts';

const { profiling, profilingResults, publishedPages } = contract;

describe.each(demoOrganizations('root').filter(({ audits }) => audits.length > 0))(
  'the demonstration audits of $name',
  ({ audits }) => {
    let test: TestApp;
    let me: Caller;
    beforeAll(async () => {
      test = await createTestApp();
      const admin = await test.make.admin();
      const owners = new Map(audits.map(({ owner }) => [owner, admin.id]));
      const { database } = test.database;
      const { organizationId } = admin;
      const now = test.now();
      await createDemoCultureAudits(database, organizationId, audits, owners, now, computeQuickly);
      me = await test.as(admin);
    });
    afterAll(() => test.close());

    const listAudits = async (sort: string): Promise<ProfilingCampaign[]> =>
      (await me.call(profiling.listCampaigns, { query: { sort } })).json<{
        items: ProfilingCampaign[];
      }>().items;

    it('tell their respondents in one organisation what was heard', async () => {
      const pages = [];
      for (const { id } of await listAudits('status'))
        pages.push((await me.call(publishedPages.read, { params: { id } })).json<PublishedPage>());
      const published = pages.filter(({ publishedAt }) => publishedAt !== null);
      expect(published).toHaveLength(audits.filter(({ page }) => page).length);
      for (const { campaign } of published) {
        const visitor = await test.anonymous();
        const { report } = (
          await visitor.call(publishedPages.readPublished, { params: { id: campaign.id } })
        ).json<PageModel>();
        expect(report.sections.map(({ id }) => id)).toEqual(['heard', 'next', 'since', 'about']);
        // The page judges gaps as the report does.
        const read = await me.call(profilingResults.report, {
          params: { id: campaign.id },
          body: {},
        });
        const { gaps } = read.json<AggregateReport>().figures;
        const levels = report.sections.flatMap(({ blocks }) =>
          blocks.flatMap((block) =>
            block.kind === 'picture' && block.picture.kind === 'gaps'
              ? block.picture.rows.map(({ type, priority }) => [type, priority])
              : [],
          ),
        );
        expect(levels).toEqual(CULTURE_TYPES.map((type) => [type, gaps[type].level]));
      }
    });

    it('have a purpose, a legal basis and the version of the paper that was kept when they opened', async () => {
      for (const { id } of await listAudits('status')) {
        const audit = (await me.call(profiling.readCampaign, { params: { id } })).json();
        expect(audit.legalBasis).toBe('legitimate_interests');
        expect(Object.values(audit.purpose)).not.toContain('');
        const papers = await me.call(contract.profilingPapers.list, { params: { id } });
        expect(
          papers.json<{ items: PaperVersion[] }>().items.map(({ occasion }) => occasion),
        ).toEqual(['opening']);
      }
    });

    it('are three closed ones with several hundred answers and results, and an open one', async () => {
      const items = await listAudits('status');
      const numbers = items.map(({ status, respondents }) => [status, respondents.completed]);
      expect(numbers).toEqual([
        ['closed', expect.any(Number)],
        ['closed', expect.any(Number)],
        ['closed', expect.any(Number)],
        ['open', expect.any(Number)],
      ]);
      for (const closed of items.slice(0, 3)) {
        expect(closed.respondents.completed).toBeGreaterThan(200);
        const { snapshot, served, combinable } = await readFilters(me, closed);
        expect(snapshot).toMatchObject({ status: 'ready', kind: 'final' });
        expect(served.length).toBeGreaterThan(combinable ? 20 : 8);
      }
      expect(items[3]?.respondents.completed).toBeGreaterThan(50);
      for (const { id } of items) {
        const read = (await me.call(profiling.readCampaign, { params: { id } })).json();
        expect(sanitizeCustomization(read.customization)).toEqual(read.customization);
        const progress = await me.call(profiling.progress, { params: { id } });
        const rates = (progress.json<ProfilingProgress>().units ?? []).map(
          (unit) => unit.responseRate,
        );
        expect(rates.filter((rate) => rate !== null && rate <= 0)).toEqual([]);
      }
    });

    it('are by codes or by link, with as many codes as people', async () => {
      const kinds: string[] = [];
      for (const { id } of await listAudits('-createdAt')) {
        const { access, codes } = (
          await me.call(profiling.readCampaign, { params: { id } })
        ).json<ProfilingCampaign>();
        kinds.push(access);
        expect(codes === null).toBe(access === 'link');
        if (codes === null) continue;
        expect(codes.mailed + codes.printed).toBe(codes.headcount);
        expect(codes.used).toBeLessThan(codes.mailed + codes.printed);
        expect(codes.used).toBeGreaterThan(200);
        expect(codes.canMail).toBe(false);
      }
      expect(kinds).toEqual(['link', 'codes', 'link', 'link']);
    });

    it('are one series of three waves, whose units are the same', async () => {
      const [, latest, ...before] = await listAudits('-createdAt');
      if (!latest) throw new Error('The latest closed campaign is missing.');
      const params = { id: latest.id };
      const { waves, lines } = (await me.call(profilingResults.waves, { params })).json<Waves>();
      expect(waves.map(({ campaign }) => campaign.id)).toEqual(
        [latest, ...before].map(({ id }) => id).toReversed(),
      );
      const units = audits[0]?.body.units ?? [];
      expect(lines.map((line) => line.unit?.id ?? null)).toEqual([
        null,
        ...units.map(({ id }) => id),
      ]);
      for (const { points } of lines) expect(points.at(-1)?.figures).not.toBeNull();
      const body = { earlierId: before[0]?.id };
      expect((await me.call(profilingResults.trend, { params, body })).statusCode).toBe(200);
    });

    it('have four actions in different states, one of them overdue, the earlier ones compared', async () => {
      const [, latest] = await listAudits('-createdAt');
      const answer = await me.call(contract.auditActions.list, {
        params: { id: latest?.id ?? '' },
      });
      const { items } = answer.json<AuditActionList>();
      expect(items).toHaveLength(4);
      expect(new Set(items.map(({ state }) => state)).size).toBeGreaterThanOrEqual(4);
      expect(items.filter(({ overdue }) => overdue)).toHaveLength(1);
      const earlier = items.filter(({ audit }) => audit.id !== latest?.id);
      expect(earlier).toHaveLength(2);
      for (const { movement } of earlier) expect(movement.figures).not.toBeNull();
    });

    it('have dimensions that differ', async () => {
      const [, latest] = await listAudits('-createdAt');
      const answer = await me.call(profilingResults.report, {
        params: { id: latest?.id ?? '' },
        body: {},
      });
      const { congruence, dimensions } = answer.json<AggregateReport>().figures.perceived;
      expect(congruence?.value).toBeLessThan(95);
      const bars = CULTURE_DIMENSIONS.map((dimension) => dimensions?.[dimension].bars);
      expect(new Set(bars.map((bar) => JSON.stringify(bar))).size).toBe(CULTURE_DIMENSIONS.length);
    });
  },
);
