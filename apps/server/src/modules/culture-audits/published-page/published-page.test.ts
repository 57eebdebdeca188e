import { randomUUID } from 'node:crypto';
import {
  type AuditAction,
  contract,
  PAGE_FIGURES,
  PAGE_LIMITS,
  type PageDraft,
  type PageModel,
  type ProfilingCampaign,
  type PublishedPage,
} from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readActivityLog } from '../../../testing/activity-log-lines.ts';
import {
  closeAndTakeSnapshot,
  insertRespondents,
  times,
} from '../../../testing/culture-audits/insert-respondents.ts';
import { type Caller, createTestApp, type TestApp } from '../../../testing/test-app.ts';

const { auditActions, profiling, publishedPages } = contract;
const [NORTH, SMALL] = [randomUUID(), randomUUID()];
const UNITS = [NORTH, SMALL].map((id, place) => ({
  id,
  name: { fr: `Unité ${place}`, en: `Unit ${place}` },
  expectedHeadcount: 40,
}));
const DRAFT: PageDraft = {
  heard: { fr: 'Merci à tous.\n\nVoici la suite.', en: '' },
  next: { fr: 'Deux chantiers.', en: 'Two projects.' },
  figures: [...PAGE_FIGURES],
  unitIds: [],
  actionIds: [],
  since: true,
};

describe('results page for respondents', () => {
  let test: TestApp;
  let owner: MadeUser;
  let me: Caller;
  let visitor: Caller;
  beforeAll(async () => {
    test = await createTestApp();
    owner = await test.make.user();
    me = await test.as(owner);
    visitor = await test.anonymous();
  });
  afterAll(() => test.close());

  type Audit = Pick<ProfilingCampaign, 'id' | 'organizationId'>;
  const answered = async (audit?: Audit): Promise<Audit> => {
    const made =
      audit ?? (await test.make.profilingCampaign(owner, { units: UNITS, access: 'codes' }));
    await insertRespondents(test, made, [
      ...times(30, { unitId: NORTH }),
      ...times(3, { unitId: SMALL }),
    ]);
    return made;
  };
  const closed = async (): Promise<Audit> => {
    const audit = await answered();
    await closeAndTakeSnapshot(test, me, audit);
    test.advance(1000);
    return audit;
  };
  const read = async ({ id }: Audit, by = me): Promise<PublishedPage> =>
    (await by.call(publishedPages.read, { params: { id } })).json();
  const publish = ({ id }: Audit, change: Partial<PageDraft & { version: number }> = {}) =>
    me.call(publishedPages.publish, { params: { id }, body: { ...DRAFT, version: 0, ...change } });
  const published = ({ id }: Audit, language: 'fr' | 'en' = 'fr') =>
    visitor.call(publishedPages.readPublished, { params: { id }, query: { language } });
  const textOf = ({ report }: PageModel): string => JSON.stringify(report);

  it('is at the link from its publication until it is taken back', async () => {
    const audit = await closed();
    expect((await published(audit)).statusCode).toBe(404);
    const preview = await me.call(publishedPages.preview, {
      params: { id: audit.id },
      body: { ...DRAFT, language: 'fr' },
    });
    const answer = await publish(audit);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ version: 1, changed: false, openings: 0, draft: DRAFT });
    const shown = (await published(audit)).json<PageModel>();
    expect(shown).toEqual(preview.json());
    expect(shown.report.sections.map(({ id }) => id)).toEqual(['heard', 'next', 'about']);
    expect(shown.report.sections[0]?.blocks.slice(0, 2)).toEqual([
      { kind: 'paragraph', text: 'Merci à tous.' },
      { kind: 'paragraph', text: 'Voici la suite.' },
    ]);
    // In English the text that only French has stands as it is.
    const english = (await published(audit, 'en')).json<PageModel>();
    expect(english.report.title).toBe('What you told us');
    expect(textOf(english)).toContain('Merci à tous.');
    expect(textOf(english)).toContain('Two projects.');

    await me.call(publishedPages.takeBack, { params: { id: audit.id } });
    await me.call(publishedPages.takeBack, { params: { id: audit.id } });
    expect((await published(audit)).statusCode).toBe(404);
    expect(await read(audit)).toMatchObject({ publishedAt: null, draft: DRAFT });
    expect(
      (await readActivityLog(test, audit.organizationId)).filter(({ action }) =>
        action.endsWith('_page'),
      ),
    ).toHaveLength(2);
  });

  it('is frozen: only publishing again changes it', async () => {
    const audit = await closed();
    await publish(audit);
    const before = (await published(audit)).json<PageModel>();
    const heard = { fr: 'Nouveau texte', en: 'New text' };
    const saved = await me.call(publishedPages.save, {
      params: { id: audit.id },
      body: { ...DRAFT, heard, figures: [], version: 1 },
    });
    expect(saved.json()).toMatchObject({ version: 2, changed: true });
    await test.database.asSuperuser('delete from profiling_snapshot_cells where campaign_id = $1', [
      audit.id,
    ]);
    expect((await published(audit)).json()).toEqual(before);
    // The figures it would show now are gone.
    expect((await publish(audit, { version: 2 })).statusCode).toBe(403);
    expect((await published(audit)).json()).toEqual(before);
  });

  it('shows only what was chosen', async () => {
    const audit = await closed();
    await publish(audit, { figures: ['participation'], since: false });
    const { report } = (await published(audit, 'en')).json<PageModel>();
    const kinds = report.sections.flatMap(({ blocks }) => blocks.map(({ kind }) => kind));
    expect(kinds).not.toContain('picture');
    expect(kinds).not.toContain('table');
    expect(JSON.stringify(report)).toContain('33 people answered');
    expect(JSON.stringify(report)).toContain('41% of the workforce');
  });

  it('does not exist while the audit is open again', async () => {
    const audit = await closed();
    await publish(audit);
    await me.call(profiling.openCampaign, { params: { id: audit.id } });
    expect((await published(audit)).statusCode).toBe(404);
    expect((await publish(audit, { version: 1 })).statusCode).toBe(409);
  });

  it('refuses unknown units, units that are not served, and old versions', async () => {
    const audit = await closed();
    expect((await publish(audit, { unitIds: [randomUUID()] })).statusCode).toBe(422);
    expect((await publish(audit, { unitIds: [NORTH, SMALL] })).statusCode).toBe(403);
    expect((await read(audit)).choices.units.map(({ served }) => served)).toEqual([false, false]);
    expect((await publish(audit)).statusCode).toBe(200);
    expect((await publish(audit)).statusCode).toBe(409);
    expect((await publish(audit, { version: 7 })).statusCode).toBe(409);
    const open = await answered();
    expect((await publish(open)).statusCode).toBe(409);
    expect((await read(open)).choices).toMatchObject({ results: false, earlier: null });
  });

  it('tells what has changed since the audit before in the series', async () => {
    const first = await closed();
    expect((await read(first)).choices.earlier).toBeNull();
    const second = (
      await me.call(profiling.repeatCampaign, { params: { id: first.id } })
    ).json<ProfilingCampaign>();
    await me.call(profiling.openCampaign, { params: { id: second.id } });
    await answered(second);
    await closeAndTakeSnapshot(test, me, second);
    const act = async ({ id }: Audit, title: string, more: object = {}): Promise<string> =>
      (
        await me.call(auditActions.create, { params: { id }, body: { title, ...more } })
      ).json<AuditAction>().id;
    const actionIds = [
      await act(first, 'Weekly meeting', {
        state: 'done',
        aim: { figure: 'clan', direction: 'up' },
      }),
      await act(second, 'New tools', { dueOn: '2027-03-31', unitId: NORTH }),
    ];
    await act(second, 'Internal matter', { notes: 'Secret' });
    const { choices } = await read(second);
    expect(choices.actions.map(({ title, earlier }) => [title, earlier])).toEqual([
      ['New tools', false],
      ['Internal matter', false],
      ['Weekly meeting', true],
    ]);
    expect(choices.earlier).not.toBeNull();
    expect((await publish(second, { actionIds: [randomUUID()] })).statusCode).toBe(422);
    await publish(second, { actionIds });
    const { report } = (await published(second, 'en')).json<PageModel>();
    const since = report.sections.find(({ id }) => id === 'since');
    expect(JSON.stringify(since)).toContain('No change in the perceived culture');
    expect(JSON.stringify(since)).toContain('33 answers');
    const tablesOf = (section: string) =>
      report.sections
        .find(({ id }) => id === section)
        ?.blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
    expect(tablesOf('next')).toEqual([['New tools', 'Unit 0', '31 March 2027', 'Planned']]);
    expect(tablesOf('since')).toEqual([
      [
        'Weekly meeting',
        'Everybody',
        'Done',
        expect.stringMatching(/^Clan: No established change .+\sto\s.+/),
      ],
    ]);
    expect(JSON.stringify(report)).not.toMatch(/Internal matter|Secret/);
    // A page outlives its actions.
    await test.database.asSuperuser('delete from audit_actions where campaign_id = $1', [
      second.id,
    ]);
    expect((await read(second)).draft.actionIds).toEqual(actionIds.slice(0, 1));
    expect((await published(second, 'en')).json()).toMatchObject({ report });
  });

  it('counts openings without keeping anything of readers', async () => {
    const audit = await closed();
    const open = () => visitor.call(publishedPages.countOpening, { params: { id: audit.id } });
    expect((await open()).statusCode).toBe(404);
    await publish(audit);
    for (const _ of [1, 2, 3]) expect((await open()).statusCode).toBe(204);
    expect((await read(audit)).openings).toBe(3);
    const throttles = await test.database.asSuperuser<{ key: string }>(
      `select key from throttles where key like '%opening%'`,
    );
    expect(throttles).toEqual([{ key: `openings:${audit.id}` }]);
    await test.database.asSuperuser('update throttles set count = $1 where key = $2', [
      PAGE_LIMITS.openingsPerHour,
      `openings:${audit.id}`,
    ]);
    expect((await open()).statusCode).toBe(429);
    expect((await read(audit)).openings).toBe(3);
    await me.call(publishedPages.takeBack, { params: { id: audit.id } });
    expect((await open()).statusCode).toBe(404);
  });

  it('does not exist while the organisation is deactivated', async () => {
    const audit = await closed();
    await publish(audit);
    expect((await published(audit)).statusCode).toBe(200);
    await test.database.asSuperuser(
      `update organizations set status = 'inactive' where organization_id = $1`,
      [audit.organizationId],
    );
    expect((await published(audit)).statusCode).toBe(404);
  });
});
