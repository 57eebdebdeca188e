import { randomUUID } from 'node:crypto';
import {
  AUDIT_ACCESS_KINDS,
  type AuditAction,
  contract,
  CULTURE_TYPES,
  PAGE_FIGURES,
  type PageModel,
  type ProfilingCampaign,
  type PublishedPage,
} from '@cadran/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  closeAndTakeSnapshot,
  insertRespondents,
  type RespondentFields,
  times,
} from '../testing/culture-audits/insert-respondents.ts';
import { type Caller, createTestApp, type TestApp } from '../testing/test-app.ts';

const { auditActions, profiling, profilingResults, publishedPages } = contract;
const [LARGE, SMALL, CROWDED, MIXED] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
const IDS = [LARGE, SMALL, CROWDED, MIXED];
const UNITS = IDS.map((id) => ({
  id,
  name: { fr: 'Unité', en: 'Unit' },
  // One has more answers than people.
  expectedHeadcount: id === CROWDED ? 12 : 80,
}));
const unitOf = (unitId: string, people: number) => times(people, { unitId });
const ANSWERS: readonly (readonly RespondentFields[])[] = [
  [...unitOf(LARGE, 45), ...unitOf(SMALL, 3), ...unitOf(CROWDED, 40), ...unitOf(MIXED, 31)],
  [...unitOf(LARGE, 33), ...unitOf(SMALL, 34), ...unitOf(CROWDED, 20), ...unitOf(MIXED, 2)],
];
const CHOICES = {
  heard: { fr: '', en: '' },
  next: { fr: '', en: '' },
  figures: [...PAGE_FIGURES],
  actionIds: [] as string[],
  since: true,
};

/** All numbers of a response, as they are written and rounded to one decimal as pages write them. */
const numbersIn = (body: string): Set<string> => {
  const written = body.match(/\d+(?:\.\d+)?/g) ?? [];
  return new Set([...written, ...written.map((number) => Number(number).toFixed(1))]);
};

describe.each(AUDIT_ACCESS_KINDS)('the results page of an audit by %s', (access) => {
  let test: TestApp;
  let me: Caller;
  let visitor: Caller;
  let audits: readonly Pick<ProfilingCampaign, 'id' | 'organizationId'>[];
  beforeAll(async () => {
    test = await createTestApp();
    const owner = await test.make.admin();
    me = await test.as(owner);
    visitor = await test.anonymous();
    const first = await test.make.profilingCampaign(owner, { units: UNITS, access });
    const params = { id: first.id };
    const second = (await me.call(profiling.repeatCampaign, { params })).json<ProfilingCampaign>();
    await me.call(profiling.openCampaign, { params: { id: second.id } });
    audits = [first, second];
    for (const [place, audit] of audits.entries()) {
      await insertRespondents(test, audit, ANSWERS[place] ?? []);
      await closeAndTakeSnapshot(test, me, audit);
      test.advance(1000);
    }
  });
  afterAll(() => test.close());

  const report = (id: string, unit: readonly string[]) =>
    me.call(profilingResults.report, {
      params: { id },
      body: { language: 'en', ...(unit.length > 0 && { unit }) },
    });
  const publish = async (id: string, unitIds: readonly string[], actionIds: string[] = []) => {
    const { version } = (
      await me.call(publishedPages.read, { params: { id } })
    ).json<PublishedPage>();
    return me.call(publishedPages.publish, {
      params: { id },
      body: { ...CHOICES, unitIds, actionIds, version },
    });
  };

  it('takes a unit if and only if its report is served, and leaves the page alone if not', async () => {
    for (const { id } of audits) {
      await publish(id, []);
      const read = () => visitor.call(publishedPages.readPublished, { params: { id } });
      const without = (await read()).body;
      const outcomes = new Set<number>();
      const { choices } = (
        await me.call(publishedPages.read, { params: { id } })
      ).json<PublishedPage>();
      for (const unit of IDS) {
        const { statusCode } = await report(id, [unit]);
        outcomes.add(statusCode);
        expect(choices.units.find((one) => one.id === unit)?.served).toBe(statusCode === 200);
        expect((await publish(id, [LARGE, unit])).statusCode).toBe(
          unit === LARGE ? 422 : statusCode,
        );
        const isTaken = unit !== LARGE && statusCode === 200;
        expect((await read()).body === without).toBe(!isTaken);
        await publish(id, []);
      }
      expect(outcomes).toEqual(new Set([200, 403]));
    }
  });

  it('shows no number that the reports do not', async () => {
    for (const [place, { id }] of audits.entries()) {
      const served: string[] = [];
      const bodies = [(await report(id, [])).body];
      for (const unit of IDS) {
        const answer = await report(id, [unit]);
        if (answer.statusCode !== 200) continue;
        served.push(unit);
        bodies.push(answer.body);
      }
      for (const unit of place > 0 ? [undefined, ...IDS] : [])
        bodies.push(
          (
            await me.call(profilingResults.trend, {
              params: { id },
              body: {
                language: 'en',
                earlierId: audits[0]?.id ?? '',
                ...(unit && { unit: [unit] }),
              },
            })
          ).body,
        );
      // The response rate of all; that of units is not on the page.
      const map = (await me.call(profilingResults.map, { params: { id } })).json();
      bodies.push(JSON.stringify(map.everybody));
      // Actions that should move every bar, for everybody and for each unit: served or not.
      const actionIds: string[] = [];
      for (const unitId of place > 0 ? [null, ...IDS] : [])
        for (const figure of CULTURE_TYPES) {
          const made = await me.call(auditActions.create, {
            params: { id: audits[0]?.id ?? '' },
            body: { title: 'Talk', unitId, aim: { figure, direction: 'up' } },
          });
          actionIds.push(made.json<AuditAction>().id);
        }
      expect((await publish(id, served, actionIds)).statusCode).toBe(200);
      const shown = (
        await visitor.call(publishedPages.readPublished, {
          params: { id },
          query: { language: 'en' },
        })
      ).json<PageModel>().report;
      expect(shown.sections.some(({ id: section }) => section === 'since')).toBe(place > 0);
      const known = numbersIn(bodies.join(' '));
      const numbers = JSON.stringify(shown).match(/\d+(?:\.\d+)?/g) ?? [];
      expect(numbers.filter((number) => !known.has(number))).toEqual([]);
      expect(numbers.length).toBeGreaterThan(50);
    }
  });
});
