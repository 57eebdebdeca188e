import { randomUUID } from 'node:crypto';
import { ENGINE_VERSION } from '@cadran/scoring';
import { contract, type Route, SCORED_SECTIONS } from '@cadran/contract';
import type { MadeCampaign, MadeUser } from '@cadran/testing';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readActivityLog } from '../../../testing/activity-log-lines.ts';
import { createTestApp, type Caller, type TestApp } from '../../../testing/test-app.ts';

const { candidates, screening } = contract;
const MANY = 10_000;
/** All sections but culture: asked by nobody, and so without a number. */
const UNSCORED = Object.fromEntries(
  SCORED_SECTIONS.filter((section) => section !== 'culture').map((section) => [section, null]),
);

let test: TestApp;
let owner: MadeUser;
let me: Caller;
beforeAll(async () => {
  test = await createTestApp();
  owner = await test.make.user();
  me = await test.as(owner);
});
afterAll(() => test.close());

const exported = (campaign: { id: string }, route: Route = candidates.exportCsv, language = 'fr') =>
  me.call(route, { params: { id: campaign.id }, query: { language } });

const linesOf = (body: string, delimiter = ';'): string[][] =>
  parse(body, { bom: true, delimiter, relaxColumnCount: false });

/** The texts of the sheet, row by row. */
const rowsOf = (payload: Buffer): string[][] => {
  const sheet = strFromU8(unzipSync(payload)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  const plain = (text: string) =>
    text
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#13;', '\r')
      .replaceAll('&amp;', '&');
  return [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gsu)].map(([, row = '']) =>
    [...row.matchAll(/<c\/>|<c[^>]*>(?:<is><t[^>]*>|<v>)(.*?)(?:<\/t><\/is>|<\/v>)<\/c>/gsu)].map(
      ([, text = '']) => plain(text),
    ),
  );
};

const CORPUS = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1',
  '=HYPERLINK("https://evil.example","x")',
  `=cmd|' /C calc'!A0`,
];
const HARMLESS = ['a;b,c', 'He said "no"', 'line\nbreak', 'Œuvre & <b>fils</b>', 'a=b', ''];

describe('an export', () => {
  let campaign: MadeCampaign;
  beforeAll(async () => {
    campaign = await test.make.screeningCampaign(owner);
    for (const lastName of [...CORPUS, ...HARMLESS])
      await test.make.candidate(campaign, { contact: { lastName, phone: '+41 22 000 00 00' } });
  });

  it.each([
    ['CSV', candidates.exportCsv],
    ['XLSX', candidates.exportXlsx],
  ])('as %s shows a text and never a formula', async (format, route) => {
    const answer = await exported(campaign, route);
    const rows = format === 'CSV' ? linesOf(answer.body) : rowsOf(answer.rawPayload);
    const names = rows.slice(1).map(([name = '']) => name);
    expect(names.toSorted()).toEqual([...CORPUS.map((text) => `'${text}`), ...HARMLESS].toSorted());
    for (const row of rows)
      for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/u);
  });

  it('has localised columns and a descriptive file name', async () => {
    const fr = await exported(campaign);
    expect(fr.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(fr.headers['content-disposition']).toContain(
      `filename="candidats-${campaign.customUrl}-`,
    );
    expect(fr.body.startsWith('\ufeff')).toBe(true);
    expect(linesOf(fr.body)[0]?.slice(0, 3)).toEqual(['Nom', 'Prénom', 'Adresse e-mail']);
    const en = await exported(campaign, candidates.exportCsv, 'en');
    expect(linesOf(en.body, ',')[0]?.slice(0, 3)).toEqual([
      'Last name',
      'First name',
      'Email address',
    ]);
    const xlsx = await exported(campaign, candidates.exportXlsx, 'en');
    expect(Object.keys(unzipSync(xlsx.rawPayload)).toSorted()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ]);
  });

  it('has a localised column for each of the campaign’s questions', async () => {
    const question = (type: string, fr: string, en: string) => ({
      id: randomUUID(),
      type,
      text: { fr, en },
      required: false,
    });
    const [closed, open, scale] = [
      question('closed', 'Permis ?', 'Licence?'),
      question('open', '=Pourquoi', ''),
      question('scale', 'Envie', 'Wish'),
    ] as const;
    const asking = await test.make.screeningCampaign(owner);
    await test.database.asSuperuser(
      'update screening_campaigns set questions = $2::jsonb where id = $1',
      [asking.id, JSON.stringify([closed, open, scale])],
    );
    const answered = await test.make.candidate(asking, { contact: { lastName: 'Answered' } });
    await test.make.candidate(asking, { contact: { lastName: 'Silent' } });
    await test.database.asSuperuser(
      `insert into screening_saves (organization_id, questionnaire_id, saved_at, items)
       values ($1, $2, now(), $3::jsonb)`,
      [
        owner.organizationId,
        answered.id,
        JSON.stringify({
          questions: { [closed.id]: [true, 1], [open.id]: ['=1+1', 1], [scale.id]: [7, 1] },
        }),
      ],
    );
    const told = (rows: string[][]) => {
      const [head = [], ...lines] = rows;
      const at = (line: string[] | undefined) => line?.slice(-4, -1);
      return [head, ...['Answered', 'Silent'].map((name) => lines.find((l) => l[0] === name))].map(
        at,
      );
    };
    expect(told(linesOf((await exported(asking)).body))).toEqual([
      ['Permis ?', "'=Pourquoi", 'Envie'],
      ['Oui', "'=1+1", '7'],
      ['', '', ''],
    ]);
    const en = await exported(asking, candidates.exportCsv, 'en');
    expect(told(linesOf(en.body, ','))[0]).toEqual(['Licence?', "'=Pourquoi", 'Wish']);
    expect(told(linesOf(en.body, ','))[1]).toEqual(['Yes', "'=1+1", '7']);
  });

  it.each([
    [{ decision: 'rejected' }, ['Refused']],
    [{ status: 'opened' }, ['Begun']],
    [{ q: 'begu', status: 'opened' }, ['Begun']],
    [{ q: 'begu', decision: 'rejected' }, []],
  ])('narrowed by %j holds those alone', async (filter, names) => {
    const narrowed = await test.make.screeningCampaign(owner);
    await test.make.candidate(narrowed, {
      contact: { lastName: 'Refused' },
      status: 'completed',
      completedAt: test.now(),
      decision: 'rejected',
    });
    await test.make.candidate(narrowed, { contact: { lastName: 'Begun' } });
    const answer = await me.call(candidates.exportCsv, {
      params: { id: narrowed.id },
      query: { language: 'fr', ...filter },
    });
    expect(
      linesOf(answer.body)
        .slice(1)
        .map(([name]) => name),
    ).toEqual(names);
  });

  it('is logged', async () => {
    await exported(campaign);
    expect((await readActivityLog(test, owner.organizationId))[0]).toMatchObject({
      action: 'export',
      target: campaign.name,
    });
  });
});

describe('ten thousand candidates', () => {
  let campaign: MadeCampaign;
  beforeAll(async () => {
    campaign = await test.make.screeningCampaign(owner);
    // Many share one moment, finer than a Date: the batches must neither skip nor repeat.
    await test.database.asSuperuser(
      `insert into screening_questionnaires
         (organization_id, campaign_id, status, language, contact, consented_at, consent_version,
          opened_at, completed_at, displayed, overall, verdict, quality, section_scores, engine_version, decision)
       select $1, $2, case when n % 4 = 0 then 'opened' else 'completed' end, 'fr',
          jsonb_build_object('lastName', 'Name ' || n, 'firstName', 'First', 'email', n || '@example.org'),
          now(), '1', timestamptz '2026-01-01' + (n / 700) * interval '1 microsecond',
          case when n % 4 > 0 then now() end,
          case when n % 4 > 0 then n % 101 end, case when n % 4 > 0 then n % 101 end,
          case when n % 4 > 0 then 'can_adapt' end, case when n % 4 > 0 then 'good' end,
          case when n % 4 > 0 then jsonb_build_object('culture', n % 101) || $3::jsonb end,
          case when n % 4 > 0 then $4::smallint end,
          case when n % 3 = 0 then 'shortlisted' else 'undecided' end
       from generate_series(1, ${MANY}) n`,
      [owner.organizationId, campaign.id, JSON.stringify(UNSCORED), ENGINE_VERSION],
    );
  });

  it.each([
    ['CSV', candidates.exportCsv],
    ['XLSX', candidates.exportXlsx],
  ])('leave as %s all of them, each once, with their numbers', async (format, route) => {
    const answer = await exported(campaign, route);
    const rows = format === 'CSV' ? linesOf(answer.body) : rowsOf(answer.rawPayload);
    expect(rows).toHaveLength(MANY + 1);
    const [head = [], ...lines] = rows;
    const overall = head.indexOf('Score global');
    const culture = head.indexOf('Culture');
    const byName = new Map(lines.map((line) => [line[0], line]));
    expect(byName.size).toBe(MANY);
    for (let n = 1; n <= MANY; n++) {
      const line = byName.get(`Name ${n}`);
      const score = n % 4 > 0 ? String(n % 101) : '';
      expect([line?.[overall], line?.[culture]]).toEqual([score, score]);
    }
  });

  it('are listed, sorted and filtered by page', async () => {
    const list = async (query: Record<string, string>) =>
      (await me.call(screening.listCandidates, { params: { id: campaign.id }, query })).json<{
        items: { overall: number | null; contact: { lastName: string } }[];
        total: number;
      }>();
    expect((await list({})).total).toBe(MANY);
    const best = await list({ sort: '-overall', pageSize: '3' });
    expect(best.items.map(({ overall }) => overall)).toEqual([100, 100, 100]);
    const worst = await list({ sort: 'culture', pageSize: '1' });
    expect(worst.items[0]?.overall).toBe(0);
    const last = await list({ sort: '-overall', page: String(MANY / 200), pageSize: '200' });
    expect(last.items.every(({ overall }) => overall === null)).toBe(true);
    expect((await list({ status: 'opened' })).total).toBe(MANY / 4);
    expect(
      (await list({ decision: 'shortlisted', verdict: 'can_adapt', quality: 'good' })).total,
    ).toBe(2500);
    expect((await list({ q: 'name 9999' })).total).toBe(1);
    const { items } = await list({ pageSize: '200' });
    expect(items.map(({ overall }) => overall)).not.toEqual(
      items.map(({ overall }) => overall).toSorted((a, b) => (b ?? -1) - (a ?? -1)),
    );
  });
});
