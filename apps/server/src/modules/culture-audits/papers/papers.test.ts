import {
  AUDIT_LIMITS,
  contract,
  CULTURE_TYPES,
  FILTERED_ATTRIBUTES_MAX,
  LANGUAGES,
  type Language,
  MOMENTS,
  type PaperVersion,
  type ProfilingCampaign,
  roundLiveCount,
} from '@cadran/contract';
import { PROFILING_CULTURE, profilingPrompt } from '@cadran/instruments';
import { EPSILON, snapshotAllowed } from '@cadran/scoring';
import { paper } from '@cadran/i18n/paper';
import { respondent } from '@cadran/i18n/respondent';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCultureAudit, UNITS } from '../../../testing/culture-audits/respondent-session.ts';
import { pdfPages } from '../../../testing/files/pdf-pages.ts';
import { type Caller, createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { PUBLICATION_RULES } from '../snapshots/publication-rules.ts';
import { countComputations } from '../snapshots/request-snapshot.ts';

const { profiling, profilingPapers, profilingResults } = contract;

let test: TestApp;
let admin: MadeUser;
let me: Caller;
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.make.admin();
  me = await test.as(admin);
});
afterAll(() => test.close());

/** Lines break anywhere, and PDFs have ordinary spaces. */
const bare = (text: string): string => text.replaceAll(/[\s\u00a0\u202f\u00ad]+/gu, '');

const print = async (id: string, query: { language?: Language; since?: string } = {}) => {
  const answer = await me.call(profilingPapers.download, { params: { id }, query });
  expect(answer.statusCode).toBe(200);
  return bare((await pdfPages(answer.rawPayload)).join(' '));
};

const versionsOf = async ({ id }: ProfilingCampaign): Promise<PaperVersion[]> =>
  (await me.call(profilingPapers.list, { params: { id } })).json<{ items: PaperVersion[] }>().items;

const change = async (campaign: ProfilingCampaign, body: object): Promise<ProfilingCampaign> => {
  const answer = await me.call(profiling.updateCampaign, {
    params: { id: campaign.id },
    body: { version: campaign.version, ...body },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

const occasions = async (campaign: ProfilingCampaign): Promise<string[]> =>
  (await versionsOf(campaign)).map(({ occasion }) => occasion);

describe.each(LANGUAGES)('the paper for employee representatives in %s', (language) => {
  it('has every question and its answers, and what employees are told', async () => {
    const campaign = await createCultureAudit(test, admin, { status: 'closed' });
    const text = await print(campaign.id, { language });
    for (const situation of PROFILING_CULTURE) {
      for (const moment of MOMENTS)
        expect(text).toContain(
          bare(profilingPrompt(situation, moment, campaign.subject, language)),
        );
      for (const type of CULTURE_TYPES)
        expect(text).toContain(bare(situation.proposals[type][language]));
    }
    const { segments } = await respondent.cultureAudit.load(language);
    for (const question of [segments.unit, segments.gender, segments.birthYear, segments.startDate])
      expect(text).toContain(bare(question));
    const promise = await respondent.promise.load(language);
    for (const told of [promise.kept.text, promise.notKept.text, promise.beyond.text])
      expect(text).toContain(bare(told));
    expect(text).toContain(bare(campaign.purpose[language]));
    const t = await paper.load(language);
    expect(text).toContain(bare(t.purpose.bases.legitimate_interests));
    for (const title of Object.values(t.sections)) expect(text).toContain(bare(title));
    for (const { name } of UNITS) expect(text).toContain(bare(name[language] || name.fr));
  });

  it('tells the numbers that the server applies, by link', async () => {
    const campaign = await createCultureAudit(test, admin, { minimumGroup: 5 });
    const { groups } = await paper.load(language);
    const text = await print(campaign.id, { language });
    const isServed = (answers: number) =>
      PUBLICATION_RULES.isCandidate('link', { unit: 'a' }, answers);
    const smallest = Array.from({ length: 100 }, (_, answers) => answers).find(isServed);
    const latest = Math.max(
      ...Array.from({ length: 40 }, (_, late) => 20 + late).filter(
        (people) =>
          PUBLICATION_RULES.shownAnswers('link', { unit: 'a' }, people, {
            of: () => 0.999_999,
            ofGroup: () => () => 0,
          }) === 0,
      ),
    );
    const computations = countComputations(
      { access: 'link', status: 'open', completed: 0, minimumGroup: 5 },
      [],
    );
    expect(text).toContain(bare(groups.link.smallest(String(smallest), String(latest - 19))));
    expect(text).toContain(
      bare(groups.link.computations(String(computations?.most), String(computations?.left))),
    );
    expect(text).toContain(bare(groups.link.detail(String(AUDIT_LIMITS.detailByLink))));
    const factor = Math.exp(EPSILON).toLocaleString(language, { maximumFractionDigits: 1 });
    expect(text).toContain(bare(groups.link.blur(String(EPSILON), factor)));
    expect(text).toContain(bare(groups.live(String(roundLiveCount(9)))));
    expect([4, 5].map((fresh) => snapshotAllowed(fresh, campaign.minimumGroup))).toEqual([
      false,
      true,
    ]);
    expect(text).toContain(bare(groups.computed('5')));
  });

  it('tells the numbers that the server applies, by codes', async () => {
    const { groups } = await paper.load(language);
    const { exactByCodes, step } = AUDIT_LIMITS;
    const small = await createCultureAudit(test, admin, { access: 'codes', minimumGroup: 7 });
    const text = await print(small.id, { language });
    expect(text).toContain(bare(groups.codes.smallest('7')));
    expect(text).toContain(bare(groups.codes.subtraction('7')));
    expect(text).toContain(bare(groups.codes.rounded(String(exactByCodes), String(step))));
    expect(text).toContain(bare(groups.codes.combined(String(FILTERED_ATTRIBUTES_MAX))));
    const { advice, difference } = AUDIT_LIMITS;
    expect(text).toContain(bare(groups.advice(String(advice), String(difference))));
    const large = await createCultureAudit(test, admin, { access: 'codes', minimumGroup: 12 });
    const other = await print(large.id, { language });
    expect(other).toContain(bare(groups.codes.smallest('12')));
    expect(other).toContain(bare(groups.codes.exact(String(exactByCodes))));
  });
});

describe('versions of the paper', () => {
  it('begin with the first paper and follow each change of what it says', async () => {
    const created = await createCultureAudit(test, admin, { status: 'closed' });
    expect(await versionsOf(created)).toEqual([]);
    const unseen = await change(created, { legalBasis: 'consent' });
    expect(await versionsOf(unseen)).toEqual([]);
    await print(created.id);
    await print(created.id, { language: 'en' });
    expect(await occasions(created)).toEqual(['paper']);
    const moved = await change(unseen, { redirectUrl: null });
    expect(await occasions(created)).toEqual(['paper']);
    await change(moved, { minimumGroup: 9, legalBasis: 'agreement' });
    expect(await occasions(created)).toEqual(['change', 'paper']);
    const opened = await me.call(profiling.openCampaign, { params: { id: created.id } });
    expect(opened.statusCode).toBe(200);
    // Nothing has changed: what was agreed is what was opened.
    expect(await occasions(created)).toEqual(['change', 'paper']);

    const text = await print(created.id, { language: 'en' });
    const t = await paper.load('en');
    const { fields } = t.changes;
    const { bases } = t.purpose;
    expect(text).toContain(bare(`${fields.legalBasis}${bases.consent}${bases.agreement}`));
    expect(text).toContain(bare(`${fields.minimumGroup}79`));
    expect(text).not.toContain(bare(fields.name));
    const [last] = await versionsOf(created);
    expect(text).toContain(last?.digest ?? 'none');
    const since = await print(created.id, { language: 'en', since: '2' });
    expect(since).toContain('Nosettinginthispaperhaschangedsinceversion2');
  });

  it('begin with the first opening if nobody asked before', async () => {
    const closed = await createCultureAudit(test, admin, { status: 'closed' });
    await me.call(profiling.openCampaign, { params: { id: closed.id } });
    expect(await occasions(closed)).toEqual(['opening']);
    const open = await createCultureAudit(test, admin);
    expect(await occasions(open)).toEqual(['opening']);
    const current = (await me.call(profiling.readCampaign, { params: { id: open.id } })).json();
    const body = {
      groups: [
        {
          id: crypto.randomUUID(),
          name: { fr: 'Tout', en: 'All' },
          unitIds: UNITS.map(({ id }) => id),
        },
      ],
      version: current.version,
    };
    await me.call(profilingResults.saveUnitGroups, { params: { id: open.id }, body });
    expect(await occasions(open)).toEqual(['change', 'opening']);
  });

  it('refuse a version that does not exist', async () => {
    const { id } = await createCultureAudit(test, admin);
    const query = { since: '7' };
    const answer = await me.call(profilingPapers.download, { params: { id }, query });
    expect(answer.json()).toMatchObject({ error: { fields: { since: 'one_of' } } });
  });
});

it('counts accounts and tells what their roles allow', async () => {
  const owner = await test.make.admin();
  const { organizationId } = owner;
  await test.make.user({ organizationId });
  await test.make.user({ organizationId });
  const campaign = await createCultureAudit(test, owner);
  const caller = await test.as(owner);
  const answer = await caller.call(profilingPapers.download, {
    params: { id: campaign.id },
    query: { language: 'en' },
  });
  const text = bare((await pdfPages(answer.rawPayload)).join(' '));
  const { roles } = (await paper.load('en')).access;
  const row = (role: keyof typeof roles, ...cells: string[]) =>
    expect(text).toContain(bare(`${roles[role]}${cells.join('')}`));
  row('owner', '1', 'Yes', 'Yes', 'No');
  row('admin', '0', 'Yes', 'Yes', 'No');
  row('user', '2', 'Yes', 'No', 'No');
  row('other', 'Not counted here', 'No', 'No', 'No');
});
