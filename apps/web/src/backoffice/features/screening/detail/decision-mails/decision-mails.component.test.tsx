import {
  type Candidate,
  EMPTY_TARGET,
  type ScreeningCampaign,
  type ScreeningProgress,
} from '@cadran/contract';
import { dateFormats, type Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chooseAction, plain } from '../../../../../testing/choose.ts';
import { createFakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { languagesFor } from '../../../../../testing/in-turn.ts';
import { renderBackoffice } from '../../../../../testing/render-backoffice.tsx';
import { setWindowWidth } from '../../../../../testing/window-width.ts';
import { candidateFixture } from '../../../../shared/candidate/candidate.fixture.ts';
import { Candidates } from '../candidates.tsx';
import { ToldSummary } from './told-summary.tsx';

const CAMPAIGN = 'c0000000-0000-4000-8000-000000000000';
const MAILS = `/api/screening/campaigns/${CAMPAIGN}/decision-mails`;
const DUE = '2026-11-18T14:05:00.000Z';
const TOLD = '2026-11-03T10:00:00.000Z';

const PEOPLE: readonly Candidate[] = [
  candidateFixture('Ada', { decision: 'rejected' }),
  candidateFixture('Zoe', { decision: 'interview', decisionMail: { state: 'sent', at: TOLD } }),
  candidateFixture('Ivo', { decision: 'shortlisted' }),
];

const renderList = async (language: Language, allowPersonalReport = true, hasLink = false) => {
  setWindowWidth(1600);
  const waiting = new Set<string>();
  const sent: object[] = [];
  const previewed: object[] = [];
  const api = createFakeApi({
    [`GET /api/screening/campaigns/${CAMPAIGN}/screening/questionnaires`]: () =>
      Response.json({
        items: PEOPLE.map((one) =>
          waiting.has(one.id) ? { ...one, decisionMail: { state: 'waiting', at: DUE } } : one,
        ),
        total: PEOPLE.length,
        mixedMethods: false,
        otherEngines: false,
        progress: null,
      }),
    [`POST ${MAILS}/preview`]: ({ body }) => {
      previewed.push(body as object);
      if (hasLink && (body as { withReason: boolean }).withReason)
        return refusal(422, 'invalid_input', { withReason: 'no_links' });
      return Response.json({
        from: 'Cadran <post@example.org>',
        replyTo: null,
        subject: 'About your application',
        html: '<body><p>Dear candidate</p></body>',
        text: '',
      });
    },
    [`POST ${MAILS}`]: ({ body }) => {
      sent.push(body as object);
      for (const id of ['Ada-id', 'Ivo-id']) waiting.add(id);
      return Response.json(
        { queued: 2, dueAt: DUE, skipped: [{ id: 'Zoe-id', reason: 'already_told' }] },
        { status: 202 },
      );
    },
    [`POST ${MAILS}/take-back`]: ({ body }) => {
      const { ids } = body as { ids: string[] };
      const takenBack = ids.filter((id) => waiting.delete(id)).length;
      return Response.json({ takenBack });
    },
  });
  const campaign = {
    id: CAMPAIGN,
    organizationId: CAMPAIGN,
    status: 'open',
    can: { edit: true },
    profile: EMPTY_TARGET,
    allowPersonalReport,
  } as ScreeningCampaign;
  const view = await renderBackoffice(
    language,
    <Candidates campaign={campaign} onLink={() => undefined} />,
    { api },
  );
  await screen.findByText('Ada Martin');
  return { ...view, sent, previewed, waiting };
};

const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name, 'u') }));

describe.each(languagesFor('en'))('telling candidates the decision (%s)', (language) => {
  it('shows the mail, prepares one each, says when they leave, and takes them back', async () => {
    const t = await backoffice.decisionMails.load(language);
    const deciding = await backoffice.deciding.load(language);
    const { user, sent, previewed, waiting } = await renderList(language);
    expect(rowOf('Ada').getByText(t.note.none)).toBeDefined();
    expect(
      rowOf('Zoe').getByText(t.note.sent(dateFormats(language, 'Europe/Paris').date(TOLD))),
    ).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: deciding.selectPage }));
    await user.click(screen.getByRole('button', { name: t.open }));
    const dialog = within(await screen.findByRole('dialog', { name: t.dialog.title(2, '2') }));
    expect(await dialog.findByText('About your application')).toBeDefined();
    expect(dialog.getByText(plain(t.dialog.leftOut(1, '1')))).toBeDefined();
    await user.click(dialog.getByRole('checkbox', { name: new RegExp(t.dialog.withReason, 'u') }));
    await user.click(dialog.getByRole('checkbox', { name: t.dialog.withReport }));
    await waitFor(() =>
      expect(previewed.at(-1)).toEqual({
        id: 'Ada-id',
        decision: 'rejected',
        withReason: true,
        withReport: true,
      }),
    );
    // Zoe was told already: two of three.
    await user.click(dialog.getByRole('button', { name: t.dialog.send(2, '2') }));
    await waitFor(() =>
      expect(sent).toEqual([
        { ids: ['Ada-id', 'Zoe-id', 'Ivo-id'], withReason: true, withReport: true },
      ]),
    );
    const due = dateFormats(language, 'Europe/Paris').dateTime(DUE);
    const toast = await screen.findByText((text) =>
      plain(text).startsWith(plain(t.queued(2, '2', due))),
    );
    expect(plain(toast.textContent ?? '')).toContain(plain(t.skipped(1, '1')));
    expect(await rowOf('Ada').findByText(plain(t.note.waiting(due)))).toBeDefined();
    await user.click(within(toast).getByRole('button', { name: t.takeBack }));
    await waitFor(() => expect(waiting.size).toBe(0));
    expect(await screen.findByText(plain(t.takenBack(2, '2')))).toBeDefined();
  });

  it('takes one back from its row', async () => {
    const t = await backoffice.decisionMails.load(language);
    const { actions } = await backoffice.list.load(language);
    const deciding = await backoffice.deciding.load(language);
    const { user, waiting } = await renderList(language);
    await user.click(screen.getByRole('checkbox', { name: deciding.select('Ada Martin') }));
    await user.click(screen.getByRole('button', { name: t.open }));
    await user.click(await screen.findByRole('button', { name: t.dialog.send(1, '1') }));
    await waitFor(() => expect(waiting.has('Ada-id')).toBe(true));
    await rowOf('Ada').findByText(
      plain(t.note.waiting(dateFormats(language, 'Europe/Paris').dateTime(DUE))),
    );
    await chooseAction(user, actions('Ada Martin'), t.takeBack);
    await waitFor(() => expect(waiting.has('Ada-id')).toBe(false));
  });

  it('says how the promise is kept', async () => {
    const t = await backoffice.decisionMails.load(language);
    const api = createFakeApi({
      [`GET ${MAILS}`]: () =>
        Response.json({
          completed: 34,
          told: 31,
          waiting: 2,
          averageDays: 3.8,
          notTold: { total: 1, items: [] },
        }),
    });
    const promiseWith = async (progress?: ScreeningProgress) => {
      const summary = <ToldSummary campaignId={CAMPAIGN} progress={progress} />;
      const { unmount } = await renderBackoffice(language, summary, { api });
      const { textContent } = await screen.findByTestId('told-summary');
      unmount();
      return textContent;
    };
    const sentence = (completed: string, notTold: number) =>
      `${t.promise(31, '31', completed)}, ${t.averageDays(4, '4')}${t.waiting(2, '2')}${t.notTold(notTold, String(notTold))}`;
    expect(await promiseWith()).toBe(sentence('34', 1));
    // Two more have finished: the answer of the list knows before this one is asked for again.
    const candidates = { opened: 0, completed: 36 };
    expect(await promiseWith({ days: [], undecided: 0, candidates, notTold: 3 })).toBe(
      sentence('36', 3),
    );
  });
});

describe('telling candidates the decision', () => {
  it('says why a reason cannot be sent', async () => {
    const t = await backoffice.decisionMails.load('en');
    const deciding = await backoffice.deciding.load('en');
    const { user } = await renderList('en', true, true);
    await user.click(screen.getByRole('checkbox', { name: deciding.select('Ada Martin') }));
    await user.click(screen.getByRole('button', { name: t.open }));
    const dialog = within(await screen.findByRole('dialog', { name: t.dialog.title(1, '1') }));
    await dialog.findByText('About your application');
    await user.click(dialog.getByRole('checkbox', { name: new RegExp(t.dialog.withReason, 'u') }));
    expect(await dialog.findByText(t.dialog.linkInReason)).toBeDefined();
  });

  it('offers no report that the campaign does not allow, and nothing for those already told', async () => {
    const t = await backoffice.decisionMails.load('en');
    const deciding = await backoffice.deciding.load('en');
    const { user } = await renderList('en', false);
    await user.click(screen.getByRole('checkbox', { name: deciding.select('Zoe Martin') }));
    await user.click(screen.getByRole('button', { name: t.open }));
    expect(await screen.findByText(t.dialog.nobody)).toBeDefined();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('checkbox', { name: deciding.select('Ada Martin') }));
    await user.click(screen.getByRole('button', { name: t.open }));
    const dialog = within(await screen.findByRole('dialog', { name: t.dialog.title(1, '1') }));
    expect(dialog.queryByRole('checkbox', { name: t.dialog.withReport })).toBeNull();
  });
});
