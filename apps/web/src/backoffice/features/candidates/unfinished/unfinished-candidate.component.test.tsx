import { type CandidateProgress, REMINDER_REFUSALS } from '@cadran/contract';
import type { Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { plain } from '../../../../testing/choose.ts';
import { refusal, type Responders } from '../../../../testing/fake-api.ts';
import { languagesFor } from '../../../../testing/in-turn.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { sessionFixture } from '../../../shared/session/session.fixture.ts';

const { organization } = sessionFixture();
const ID = '0c2d8f3e-7a51-4b0e-9d46-5a1f6e2b7c01';
const CAMPAIGN = 'c0ffee00-0000-4000-8000-000000000001';

const PROGRESS: CandidateProgress = {
  id: ID,
  campaign: { id: CAMPAIGN, name: 'Baker', organizationId: organization.id },
  status: 'opened',
  language: 'fr',
  contact: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', phone: null },
  openedAt: '2026-11-01T08:00:00.000Z',
  savedAt: '2026-11-02T09:30:00.000Z',
  parts: [
    { name: 'contact', state: 'done' },
    { name: 'culture', state: 'begun' },
    { name: 'questions', state: 'open' },
  ],
  lastPart: 'culture',
  reminders: { email: 'ada@example.org', sent: 0, lastAt: null, refusal: null },
  can: { remind: true, delete: true },
};

const renderPage = async (
  language: Language,
  change: Partial<CandidateProgress> = {},
  api: Responders = {},
) => {
  let progress: CandidateProgress = { ...PROGRESS, ...change };
  const app = await renderApp(language, {
    path: `/screening/applicant/${ID}`,
    api: {
      [`GET /api/screening/questionnaires/${ID}/progress`]: () => Response.json(progress),
      'POST /api/email/preview': () => refusal(404, 'not_found'),
      'POST /api/email': () => {
        const reminders = { ...progress.reminders, sent: 1, refusal: 'recently_reminded' } as const;
        progress = { ...progress, reminders };
        return Response.json({ queued: 1, skipped: [] }, { status: 202 });
      },
      ...api,
    },
  });
  const { unfinished } = await backoffice.candidates.load(language);
  const invitations = await backoffice.invitations.load(language);
  return { ...app, t: unfinished, invitations, remind: invitations.actions.remind };
};

describe.each(languagesFor('en'))('a candidate who has not finished (%s)', (language) => {
  it('has a page with the last part, when it was, and all parts', async () => {
    const { t, heading } = await renderPage(language);
    expect((await heading()).textContent).toBe('Ada Lovelace');
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts[0]).toBe('Culture');
    expect(facts[1]).toContain('2026');
    expect(screen.getAllByText(t.partsDone(1, 3)).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        `${t.parts.contact}${t.states.done}`,
        `Culture${t.states.begun}`,
        `${t.parts.questions}${t.states.open}`,
      ]),
    );
  });

  it('is sent a reminder, which is not offered again at once', async () => {
    const { t, user, remind, invitations, requests } = await renderPage(language);
    await user.click(await screen.findByRole('button', { name: remind }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: invitations.reminder.send }));
    expect(await screen.findByText(plain(t.refusals.recently_reminded))).toBeDefined();
    expect(requests.find(({ route }) => route.startsWith('POST /api/email'))).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('button', { name: remind })).toBeNull());
  });

  it.each(REMINDER_REFUSALS)('gets no reminder, and the page says why: %s', async (reason) => {
    const { t, remind } = await renderPage(language, {
      reminders: { ...PROGRESS.reminders, refusal: reason },
    });
    expect(await screen.findByText(plain(t.refusals[reason]))).toBeDefined();
    expect(screen.queryByRole('button', { name: remind })).toBeNull();
  });
});

describe('the page of an unfinished candidate', () => {
  it('offers no reminder to who may not write', async () => {
    const { t, remind } = await renderPage('en', { can: { remind: false, delete: false } });
    expect(await screen.findByText(t.mayNotRemind)).toBeDefined();
    expect(screen.queryByRole('button', { name: remind })).toBeNull();
  });

  it('says that nothing is found if there is no such candidate', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { notFound } = await backoffice.shell.load('en');
    await renderPage(
      'en',
      {},
      {
        [`GET /api/screening/questionnaires/${ID}/progress`]: () => refusal(404, 'not_found'),
      },
    );
    expect(await screen.findByText(notFound.gone)).toBeDefined();
  });
});
