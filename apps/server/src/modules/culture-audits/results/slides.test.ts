import { randomUUID } from 'node:crypto';
import {
  type AggregateReport,
  type ComparedReport,
  contract,
  CULTURE_TYPES,
  type GroupFigures,
  type ProfilingCampaign,
  type ResultsMap,
  type CompleteWaves,
} from '@cadran/contract';
import { REPORT_WORDS } from '@cadran/i18n/reports';
import type { MadeProfilingCampaign, MadeUser } from '@cadran/testing';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertRespondents, times } from '../../../testing/culture-audits/insert-respondents.ts';
import { readActivityLog } from '../../../testing/activity-log-lines.ts';
import { type Caller, createTestApp, type TestApp } from '../../../testing/test-app.ts';

const { profiling, profilingResults, integration } = contract;
const [A, B, SMALL, OTHER] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
const UNITS = [A, B, SMALL, OTHER].map((id, place) => ({
  id,
  name: { fr: `Unité ${place}`, en: `Unit ${place}` },
  expectedHeadcount: 40,
}));
const TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
const WORDS = REPORT_WORDS.en;

/** The text of each page, and the values of each chart by the title of its page. */
const read = (content: Buffer) => {
  const files = unzipSync(new Uint8Array(content));
  const text = (path: string): string => strFromU8(files[path] ?? new Uint8Array());
  const pages = Object.keys(files).filter((path) => /^ppt\/slides\/slide\d+\.xml$/u.test(path));
  const titles = pages.map((path) => [path, /<a:t>([^<]*)</u.exec(text(path))?.[1] ?? ''] as const);
  const seriesOf = (title: string): number[][] => {
    const page = titles.find(([, one]) => one === title)?.[0] ?? '';
    const chart = text(page.replace('slides/slide', 'charts/chart'));
    return [...chart.matchAll(/<c:val>(.*?)<\/c:val>/gu)].map(([, values = '']) =>
      [...values.matchAll(/<c:v>([^<]*)</gu)].map(([, value]) => Number(value)),
    );
  };
  return { titles: titles.map(([, title]) => title), seriesOf, all: pages.map(text).join('') };
};

const barsOf = ({ perceived, desired }: GroupFigures): number[][] =>
  [perceived, desired].map(({ bars }) => CULTURE_TYPES.map((type) => bars[type]));

describe('slides of an audit', () => {
  let test: TestApp;
  let owner: MadeUser;
  let me: Caller;
  let first: MadeProfilingCampaign;
  let second: ProfilingCampaign;
  beforeAll(async () => {
    test = await createTestApp();
    owner = await test.make.user();
    me = await test.as(owner);
    first = await test.make.profilingCampaign(owner, { units: UNITS, access: 'codes' });
    const take = async (audit: { readonly id: string; readonly organizationId: string }) => {
      await insertRespondents(test, audit, [
        ...times(22, { unitId: A }),
        ...times(21, { unitId: B }),
        // Alone it could be worked out from all others.
        ...times(3, { unitId: SMALL }),
        ...times(3, { unitId: OTHER }),
      ]);
      await me.call(profilingResults.takeSnapshot, { params: { id: audit.id } });
      await test.takeSnapshots();
      test.advance(1000);
    };
    await take(first);
    second = (await me.call(profiling.repeatCampaign, { params: { id: first.id } })).json();
    await take(second);
  });
  afterAll(() => test.close());

  const slides = (body: object) =>
    me.call(profilingResults.reportSlides, {
      params: { id: second.id },
      body: { language: 'en', ...body },
    });
  const figures = async (body: object): Promise<GroupFigures> =>
    (
      await me.call(profilingResults.report, { params: { id: second.id }, body })
    ).json<AggregateReport>().figures;

  it('have the figures of the report and of the served groups', async () => {
    const file = await slides({});
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-type']).toBe(TYPE);
    expect(file.headers['content-disposition']).toMatch(/audit-[\w-]+-\d{4}-\d\d-\d\d\.pptx/u);
    const { seriesOf, titles, all } = read(file.rawPayload);
    const shown = await figures({});
    expect(seriesOf(WORDS.profiling.culture.bars)).toEqual(barsOf(shown));
    expect(seriesOf(WORDS.profiling.sections.gaps)).toEqual([
      CULTURE_TYPES.map((type) => shown.gaps[type].gap),
    ]);
    const map = (
      await me.call(profilingResults.map, { params: { id: second.id } })
    ).json<ResultsMap>();
    const gaps = (map.attributes.find(({ attribute }) => attribute === 'unit')?.groups ?? [])
      .flatMap((group) => group.figures?.gap.value ?? [])
      .toSorted((a, b) => b - a);
    expect(gaps).toHaveLength(2);
    expect(seriesOf(WORDS.slides.groups)).toEqual([gaps]);
    expect(all).not.toContain('Unit 2');
    expect(titles).toHaveLength(new Set(titles).size);
  });

  it('compare two groups, and a group with an earlier audit', async () => {
    const compared = (
      await me.call(profilingResults.compare, {
        params: { id: second.id },
        body: { first: { unit: [A] }, second: { unit: [B] } },
      })
    ).json<ComparedReport>();
    const file = await slides({ unit: [A], compareWith: { unit: [B] } });
    expect(file.headers['content-disposition']).toContain('comparison-');
    expect(read(file.rawPayload).seriesOf(WORDS.profiling.comparison.perceivedTable)).toEqual(
      [compared.first, compared.second].map((group) => barsOf(group.figures)[0]),
    );
    const trend = await slides({ earlierId: first.id });
    expect(trend.headers['content-disposition']).toContain('trend-');
    expect(read(trend.rawPayload).seriesOf(WORDS.profiling.comparison.perceivedTable)[1]).toEqual(
      barsOf(await figures({}))[0],
    );
  });

  it('of a series have the figures of every audit', async () => {
    const params = { id: second.id };
    const waves = (await me.call(profilingResults.waves, { params })).json<CompleteWaves>();
    const file = await me.call(profilingResults.wavesSlides, { params, query: { language: 'en' } });
    expect(file.headers['content-disposition']).toContain('waves-');
    const { seriesOf, all } = read(file.rawPayload);
    expect(seriesOf(WORDS.profiling.export.totalGap)).toEqual([
      waves.lines[0]?.points.map((point) => point?.figures?.gap.value),
    ]);
    expect(all).not.toContain('Unit 2');
  });

  it('are refused where the report is, downloaded by kind, and recorded', async () => {
    const refused = await slides({ unit: [SMALL] });
    expect(refused.json()).toMatchObject({ error: { code: 'too_few_people' } });
    for (const kind of ['profiling_slides', 'profiling_waves_slides'] as const) {
      const query = { kind, id: second.id };
      const file = await me.call(integration.download, { query });
      expect([file.statusCode, file.headers['content-type']]).toEqual([200, TYPE]);
      const stranger = await test.as(await test.make.user());
      expect((await stranger.call(integration.download, { query })).statusCode).toBe(404);
    }
    const log = await readActivityLog(test, second.organizationId);
    expect(log.find(({ action }) => action === 'export')?.detail).toMatchObject({ format: 'pptx' });
  });
});
