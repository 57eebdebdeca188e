import type { GuideQuestion, Interview, OwnSheet } from '@cadran/contract';
import type { Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { DEFAULT_CORE, findBankQuestion } from '@cadran/instruments/interview/question-bank';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { plain } from '../../../testing/choose.ts';
import { refusal } from '../../../testing/fake-api.ts';
import { languagesFor } from '../../../testing/in-turn.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const ID = '0c2d8f3e-7a51-4b0e-9d46-5a1f6e2b7c01';
const PATH = `/api/screening/questionnaires/${ID}/interview`;

const core = DEFAULT_CORE.map((id): GuideQuestion => ({
  id,
  subject: findBankQuestion(id)?.subject ?? null,
  text: null,
  about: null,
  reason: null,
}));
const probe: GuideQuestion = {
  id: 'skills-2',
  subject: 'skills',
  text: null,
  about: 'TypeScript',
  reason: { kind: 'skill', required: 4, given: 2 },
};

const INTERVIEW: Interview = {
  candidate: {
    id: ID,
    contact: { firstName: 'Ada', lastName: 'Lovelace', email: null, phone: null },
  },
  campaign: { id: 'c0ffee00-0000-4000-8000-000000000001', name: 'Baker' },
  guide: { version: 1, core, probes: [probe] },
  own: null,
  interviewers: [{ id: ID, name: 'Camille Fontaine', submittedAt: '2026-11-02T08:00:00.000Z' }],
  submitted: null,
  decision: {
    decision: 'interview',
    note: 'To be met.',
    by: null,
    at: '2026-11-01T08:00:00.000Z',
    interviewers: [],
  },
  can: { rate: true, readOnly: true },
};

type Body = Pick<OwnSheet, 'ratings' | 'note' | 'version'> & { readonly submit: boolean };

/** An interview page whose server keeps the sheet; `answer` replaces the answer of a save. */
const renderInterview = async (
  language: Language,
  change: Partial<Interview> = {},
  answer: (body: Body) => Response | null = () => null,
) => {
  let interview: Interview = { ...INTERVIEW, ...change };
  const saved: Body[] = [];
  const app = await renderApp(language, {
    path: `/screening/applicant/${ID}/interview?sort=-overall`,
    api: {
      [`GET ${PATH}`]: () => Response.json(interview),
      [`PUT ${PATH}/sheet`]: ({ body }) => {
        const { submit, ...sheet } = body as Body;
        const other = answer(body as Body);
        if (other) return other;
        saved.push(body as Body);
        const at = submit ? '2026-11-03T08:00:00.000Z' : null;
        const own = { ...sheet, submittedAt: at, readsOnly: false, version: sheet.version + 1 };
        const sheets = [
          { ...own, id: ID, name: 'Me', own: true },
          {
            id: `${ID.slice(0, -1)}2`,
            name: 'Camille Fontaine',
            own: false,
            submittedAt: '2026-11-02T08:00:00.000Z',
            ratings: [{ question: DEFAULT_CORE[0], rating: 2, note: 'Vague.' }],
            note: '',
          },
        ];
        interview = {
          ...interview,
          own,
          ...(submit && { submitted: sheets, can: { rate: false, readOnly: false } }),
        };
        return Response.json(interview);
      },
      [`POST ${PATH}/read-only`]: () => {
        const own = { ratings: [], note: '', submittedAt: null, readsOnly: true, version: 1 };
        interview = { ...interview, own, submitted: [], can: { rate: false, readOnly: false } };
        return Response.json(interview);
      },
    },
  });
  const t = await backoffice.interviews.load(language);
  await app.heading();
  // The way back leads to the list one came from.
  const back = screen.getByRole<HTMLAnchorElement>('link', { name: t.back });
  expect(new URL(back.href).search).toBe('?sort=-overall');
  const rate = (place: number, value: number) =>
    app.user.click(
      within(screen.getByRole('radiogroup', { name: plain(t.rating(place)) })).getByRole('radio', {
        name: String(value),
      }),
    );
  const press = (name: string) => app.user.click(screen.getByRole('button', { name: plain(name) }));
  return { ...app, t, saved, rate, press };
};

describe('the interview guide', () => {
  it.each(languagesFor('en'))(
    'shows the core, the probes with their reasons, and anchors (%s)',
    async (language) => {
      const { t } = await renderInterview(language);
      for (const { id } of core)
        expect(screen.getByText(plain(findBankQuestion(id)?.text[language] ?? ''))).toBeDefined();
      expect(screen.getAllByRole('radiogroup')).toHaveLength(7);
      expect(screen.getByText(/TypeScript/)).toBeDefined();
      expect(screen.getByText(plain(t.why))).toBeDefined();
      expect(screen.getByText(/Camille Fontaine/)).toBeDefined();
      expect(screen.getByText('To be met.')).toBeDefined();
    },
  );

  it.each(languagesFor('en'))(
    'is saved while it is filled in, then submitted once and shows all ratings (%s)',
    async (language) => {
      const { t, user, saved, rate, press } = await renderInterview(language);
      await rate(1, 4);
      await user.type(screen.getByRole('textbox', { name: plain(t.note(1)) }), 'Clear.');
      await waitFor(() => expect(saved.at(-1)?.ratings[0]?.note).toBe('Clear.'), { timeout: 5000 });
      expect(saved.every(({ submit }) => !submit)).toBe(true);
      expect(screen.queryByText('Vague.')).toBeNull();
      await press(t.submit.open);
      expect(await screen.findByText(plain(t.submit.missing(6)))).toBeDefined();
      await press(t.submit.confirm);
      expect(await screen.findByText('Vague.')).toBeDefined();
      expect(saved.at(-1)).toMatchObject({ submit: true, version: saved.length - 1 });
      expect(screen.getByText(plain(t.summary.apart(2)))).toBeDefined();
      expect(screen.queryByRole('radiogroup')).toBeNull();
      expect(localStorage.length === 0 || !JSON.stringify(localStorage).includes('Clear.')).toBe(
        true,
      );
    },
  );

  it('keeps what the server could not take, and offers it at the next visit', async () => {
    const failing = () => refusal(503, 'unavailable');
    const { t, rate } = await renderInterview('en', {}, failing);
    await rate(2, 5);
    expect(await screen.findByText(plain(t.saving.kept), {}, { timeout: 5000 })).toBeDefined();
    expect(JSON.stringify(localStorage)).toContain('interview-draft');
    cleanup();
    const again = await renderInterview('en');
    const group = screen.getByRole('radiogroup', { name: again.t.rating(2) });
    expect(within(group).getByRole<HTMLInputElement>('radio', { name: '5' }).checked).toBe(true);
  });

  it('tells of a sheet that was changed elsewhere and loads it', async () => {
    const { t, rate, press } = await renderInterview('en', {}, () => refusal(409, 'conflict'));
    await rate(1, 1);
    expect(await screen.findByText(t.conflict.title, {}, { timeout: 5000 })).toBeDefined();
    await press(t.conflict.reload);
    await waitFor(() => expect(screen.queryByText(t.conflict.title)).toBeNull());
    const group = screen.getByRole('radiogroup', { name: t.rating(1) });
    const first = within(group).getByRole<HTMLInputElement>('radio', { name: t.notAsked });
    expect(first.checked).toBe(true);
  });

  it('can be read without rating, after a warning', async () => {
    const { t, press } = await renderInterview('fr');
    await press(t.blind.open);
    expect(await screen.findByText(plain(t.blind.confirmText))).toBeDefined();
    await press(t.blind.confirm);
    expect(await screen.findByText(plain(t.summary.none))).toBeDefined();
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });
});
