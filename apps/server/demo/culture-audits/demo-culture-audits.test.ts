import { contract, type ProfilingCampaign, type ProfilingProgress } from '@cadran/contract';
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

const { profiling, profilingResults } = contract;

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

    it('are two closed ones with several hundred answers and results, and an open one', async () => {
      const items = await listAudits('status');
      const numbers = items.map(({ status, respondents }) => [status, respondents.completed]);
      expect(numbers).toEqual([
        ['closed', expect.any(Number)],
        ['closed', expect.any(Number)],
        ['open', expect.any(Number)],
      ]);
      for (const closed of items.slice(0, 2)) {
        expect(closed.respondents.completed).toBeGreaterThan(200);
        const { snapshot, served, combinable } = await readFilters(me, closed);
        expect(snapshot).toMatchObject({ status: 'ready', kind: 'final' });
        expect(served.length).toBeGreaterThan(combinable ? 20 : 8);
      }
      expect(items[2]?.respondents.completed).toBeGreaterThan(50);
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
      expect(kinds).toEqual(['link', 'codes', 'link']);
    });

    it('have a trend between the two', async () => {
      const [, later, before] = await listAudits('-createdAt');
      if (!later || !before) throw new Error('Two closed campaigns are missing.');
      const { earlier } = await readFilters(me, later);
      expect(earlier.map(({ id }) => id)).toEqual([before.id]);
      const trend = await me.call(profilingResults.trend, {
        params: { id: later.id },
        body: { earlierId: before.id },
      });
      expect(trend.statusCode).toBe(200);
    });
  },
);
