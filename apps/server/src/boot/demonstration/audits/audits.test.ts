import { contract, type ProfilingCampaign, type ProfilingProgress } from '@cadran/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storableTexts } from '../../../services/campaign/custom-texts.ts';
import { readFilters } from '../../../testing/audit-population.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { houses } from '../houses.ts';
import { createDemonstrationAudits } from './create-audits.ts';

const { profiling, profilingResults } = contract;

describe.each(houses('root').filter(({ audits }) => audits.length > 0))(
  'the demonstration audits of $name',
  ({ audits }) => {
    let test: TestApp;
    beforeAll(async () => {
      test = await createTestApp();
    });
    afterAll(() => test.close());

    it('are two closed ones with several hundred answers and results at once, and an open one with some', async () => {
      const admin = await test.make.admin();
      const owners = new Map(audits.map(({ owner }) => [owner, admin.id]));
      const { organizationId } = admin;
      const { database } = test.database;
      await createDemonstrationAudits(database, organizationId, audits, owners, test.now());
      const me = await test.as(admin);
      const { items } = (
        await me.call(profiling.listCampaigns, { query: { sort: 'status' } })
      ).json<{ items: ProfilingCampaign[] }>();
      const numbers = items.map(({ status, respondents }) => [status, respondents.completed]);
      expect(numbers).toEqual([
        ['closed', expect.any(Number)],
        ['closed', expect.any(Number)],
        ['open', expect.any(Number)],
      ]);
      for (const closed of items.slice(0, 2)) {
        expect(closed.respondents.completed).toBeGreaterThan(200);
        const { snapshot, served } = await readFilters(me, closed);
        expect(snapshot).toMatchObject({ status: 'ready', kind: 'final' });
        expect(served.length).toBeGreaterThan(20);
      }
      expect(items[2]?.respondents.completed).toBeGreaterThan(50);
      for (const { id } of items) {
        const read = (await me.call(profiling.readCampaign, { params: { id } })).json();
        expect(storableTexts(read.customization)).toEqual(read.customization);
        const progress = await me.call(profiling.progress, { params: { id } });
        for (const one of progress.json<ProfilingProgress>().units ?? [])
          expect(one.responseRate).toBeGreaterThan(0);
      }
    });

    it('let the later one be set beside the earlier one', async () => {
      const admin = await test.make.admin();
      const owners = new Map(audits.map(({ owner }) => [owner, admin.id]));
      const { database } = test.database;
      await createDemonstrationAudits(database, admin.organizationId, audits, owners, test.now());
      const me = await test.as(admin);
      const { items } = (
        await me.call(profiling.listCampaigns, { query: { sort: '-createdAt' } })
      ).json<{ items: ProfilingCampaign[] }>();
      const [, later, before] = items;
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
