import { contract, type ProfilingCampaign, type ProfilingProgress } from '@cadran/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storableTexts } from '../../../services/campaign/custom-texts.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { houses } from '../houses.ts';
import { createDemonstrationAudits } from './create-audits.ts';

const { profiling } = contract;

describe.each(houses('root').filter(({ audits }) => audits.length > 0))(
  'the demonstration audits of $name',
  ({ audits }) => {
    let test: TestApp;
    beforeAll(async () => {
      test = await createTestApp();
    });
    afterAll(() => test.close());

    it('are a closed one with several hundred answers and an open one with some', async () => {
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
        ['open', expect.any(Number)],
      ]);
      expect(items[0]?.respondents.completed).toBeGreaterThan(250);
      expect(items[1]?.respondents.completed).toBeGreaterThan(50);
      for (const { id } of items) {
        const read = (await me.call(profiling.readCampaign, { params: { id } })).json();
        expect(storableTexts(read.customization)).toEqual(read.customization);
        const progress = await me.call(profiling.progress, { params: { id } });
        for (const one of progress.json<ProfilingProgress>().units ?? [])
          expect(one.responseRate).toBeGreaterThan(0);
      }
    });
  },
);
