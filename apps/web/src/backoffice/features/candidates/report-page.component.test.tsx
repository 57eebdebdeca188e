import type { CandidateDecision, CandidateReport, ReportOpening } from '@cadran/contract';
import { formatList, type Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { candidates } from '@cadran/i18n/candidates';
import { errors } from '@cadran/i18n/errors';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { plain } from '../../../testing/choose.ts';
import { refusal } from '../../../testing/fake-api.ts';
import { languagesFor } from '../../../testing/in-turn.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const ID = '0c2d8f3e-7a51-4b0e-9d46-5a1f6e2b7c01';
const PATH = `/api/screening/questionnaires/${ID}`;
const UNDECIDED: CandidateDecision = {
  decision: 'undecided',
  note: '',
  by: null,
  at: null,
  interviewers: [],
};
const OTHER = { id: ID, username: 'camille', displayName: 'Camille Fontaine' };

const NEXT = {
  id: '1d3e9a4f-8b62-4c1f-8e57-6b2a7f3c8d02',
  contact: { firstName: 'Grace', lastName: 'Hopper', email: null, phone: null },
};
const NEXT_PATH = `/api/screening/questionnaires/${NEXT.id}`;
const OPENING: ReportOpening = {
  gauge: {
    kind: 'gauge',
    title: 'Overall',
    description: 'Seventy-six',
    score: 76,
    interval: [70, 82],
    verdict: 'fits',
    uncertain: false,
    texts: { verdict: 'Fits', unit: '/ 100', interval: 'probably 70 to 82', certainty: null },
  },
  sections: null,
  strengths: {
    title: 'Strengths',
    none: 'No strength',
    items: [{ section: 'skills', title: 'Skills', score: '90', why: 'Above 70, as declared' }],
  },
  checks: { title: 'Points to check', none: 'Nothing to check', items: [] },
  reliability: { tone: 'good', title: 'Reliability: good', text: 'No sign.' },
  facts: [],
  notice: '',
};

/** A report whose decision a colleague can change meanwhile. */
const renderReport = async (
  language: Language,
  change: Partial<CandidateReport> = {},
  search = '',
) => {
  let minutes = 0;
  let opened: CandidateReport = {
    questionnaireId: ID,
    campaign: { id: 'c0ffee00-0000-4000-8000-000000000001', name: 'Baker' },
    report: {
      kind: 'recruiter',
      language,
      title: 'Ada Lovelace',
      subtitle: 'Report – Baker',
      opening: OPENING,
      sections: [{ id: 'skills', title: 'Skills', blocks: [] }],
    },
    decision: UNDECIDED,
    quality: 'good',
    engine: { version: 2, current: true, targetChanged: false, normsChanged: false },
    orderedBy: null,
    portraitMail: null,
    can: { decide: true, delete: false, recompute: false },
    ...change,
  };
  const decide = (decision: CandidateDecision['decision'], note: string): void => {
    minutes += 1;
    const at = `2026-11-02T08:0${minutes}:00.000Z`;
    opened = {
      ...opened,
      decision: { decision, note, by: OTHER, at, interviewers: ['Zoe', null] },
    };
  };
  const app = await renderApp(language, {
    path: `/screening/applicant/${ID}${search}`,
    api: {
      [`GET ${PATH}/neighbours`]: () => Response.json({ previous: null, next: NEXT }),
      [`GET ${PATH}/report`]: () => Response.json(opened),
      [`GET ${NEXT_PATH}/neighbours`]: () =>
        Response.json({ previous: { ...NEXT, id: ID }, next: null }),
      [`GET ${NEXT_PATH}/report`]: () => Response.json({ ...opened, questionnaireId: NEXT.id }),
      [`PUT ${PATH}/decision`]: ({ body }) => {
        const asked = body as CandidateDecision & { readonly replaces: string | null };
        if (asked.replaces !== opened.decision?.at) return refusal(409, 'conflict');
        decide(asked.decision, asked.note);
        return Response.json(opened.decision);
      },
      [`POST ${PATH}/recompute`]: () => {
        opened = {
          ...opened,
          engine: { version: 2, current: true, targetChanged: false, normsChanged: false },
          can: { ...opened.can, recompute: false },
        };
        return Response.json({});
      },
    },
  });
  const t = await backoffice.candidates.load(language);
  await app.heading();
  return {
    ...app,
    t,
    decide,
    decision: () => opened.decision,
    save: () => app.user.click(screen.getByRole('button', { name: t.deciding.save })),
    note: () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: t.deciding.note }),
    choice: () => screen.getByRole<HTMLSelectElement>('combobox', { name: t.decision }),
  };
};

describe('the decision about a candidate', () => {
  it.each(languagesFor('fr'))(
    'is saved with its reason, and says who took it (%s)',
    async (language) => {
      const report = await renderReport(language);
      const { t, user, decision } = report;
      const { decisions, deletedAccount } = await candidates.load(language);
      expect(screen.getByText(plain(t.deciding.none))).toBeDefined();
      await user.selectOptions(report.choice(), decisions.shortlisted);
      await user.type(report.note(), 'A solid project.');
      await report.save();
      expect(await screen.findByText(plain(t.deciding.saved))).toBeDefined();
      expect(screen.getAllByRole('alert')).toHaveLength(1);
      const raters = formatList(['Zoe', deletedAccount], language);
      const trace = screen.getByText((text) => text.includes(plain(t.deciding.rated(raters))));
      expect(trace.textContent).toContain('Camille Fontaine');
      expect(decision()).toMatchObject({ decision: 'shortlisted', note: 'A solid project.' });
      expect(await screen.findByText(/Camille Fontaine/)).toBeDefined();
    },
  );

  it.each(languagesFor('fr'))(
    'of somebody else meanwhile is told before it is replaced (%s)',
    async (language) => {
      const report = await renderReport(language);
      const { t, user, decide, decision } = report;
      const { decisions } = await candidates.load(language);
      await user.type(report.note(), 'My view.');
      decide('interview', 'Seen on Tuesday.');
      await report.save();
      const told = plain(t.deciding.conflict.text(decisions.interview, 'Seen on Tuesday.'));
      expect(await screen.findByText(told)).toBeDefined();
      expect(report.note().value).toBe('My view.');
      expect(decision()?.note).toBe('Seen on Tuesday.');
      await report.save();
      expect(await screen.findByText(plain(t.deciding.saved))).toBeDefined();
      await waitFor(() => expect(screen.queryByText(told)).toBeNull());
      expect(decision()).toMatchObject({ note: 'My view.' });
    },
  );

  it('typed as it was before is no draft: the other one is shown instead', async () => {
    const report = await renderReport('en');
    const { t, user, decide } = report;
    const { codes } = await errors.load('en');
    await user.type(report.note(), 'x{Backspace}');
    decide('interview', 'Seen on Thursday.');
    await report.save();
    expect(await screen.findByText(plain(codes.conflict))).toBeDefined();
    await waitFor(() => expect(report.note().value).toBe('Seen on Thursday.'));
    expect(screen.queryByText(plain(t.deciding.conflict.title))).toBeNull();
  });
});

describe('the opening of a report', () => {
  it.each(languagesFor('fr'))(
    'has the name as heading, the score, what stands out, and links to it (%s)',
    async (language) => {
      const { t, user, heading } = await renderReport(language);
      expect((await heading()).textContent).toBe('Ada Lovelace');
      const bar = within(screen.getByTestId('candidate-bar'));
      expect(bar.getByText('76')).toBeDefined();
      expect(bar.getByText(t.verdicts.fits)).toBeDefined();
      const strengths = within(screen.getByRole('region', { name: 'Strengths' }));
      expect(strengths.getByText('Above 70, as declared')).toBeDefined();
      await user.click(strengths.getByRole('link', { name: 'Skills' }));
      expect(document.activeElement?.id).toBe('skills-title');
      const checks = within(screen.getByRole('region', { name: 'Points to check' }));
      expect(checks.getByText('Nothing to check')).toBeDefined();
    },
  );

  it('leads to the next candidate of the list it was opened from, and back to that list', async () => {
    const { t } = await renderReport('en', {}, '?sort=-overall&decision=undecided&page=2');
    const next = await screen.findByRole('link', { name: t.neighbours.next('Grace Hopper') });
    expect(next.getAttribute('href')).toBe(
      `/screening/applicant/${NEXT.id}?sort=-overall&decision=undecided&page=2`,
    );
    const none = screen.getByRole('link', { name: t.neighbours.first });
    expect(none.getAttribute('aria-disabled')).toBe('true');
    expect(none.getAttribute('href')).toBeNull();
    const back = screen.getByRole<HTMLAnchorElement>('link', { name: t.report.back });
    expect(Object.fromEntries(new URL(back.href, 'https://cadran.example').searchParams)).toEqual({
      sort: '-overall',
      decision: 'undecided',
      page: '2',
    });
  });
});

describe('from report to report by keys', () => {
  it('keeps the focus on the arrow, also at the end of the list, and the list everywhere', async () => {
    const { t, user, path } = await renderReport('en', {}, '?sort=-overall&page=2');
    const next = await screen.findByRole('link', { name: t.neighbours.next('Grace Hopper') });
    next.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toContain(NEXT.id));
    await screen.findByRole('link', { name: t.neighbours.last });
    expect(document.activeElement).toBe(next);
    const list = (name: string) =>
      new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href).search;
    for (const name of ['Baker', t.report.back, t.report.interview, t.report.personal])
      expect(list(name)).toBe('?page=2&sort=-overall');
  });
});

describe('scores of an earlier target', () => {
  const engine = { version: 2, current: true, targetChanged: true, normsChanged: false };

  it('say so, and are recomputed by whoever may', async () => {
    const { t, user } = await renderReport('en', {
      engine,
      can: { decide: true, delete: false, recompute: true },
    });
    expect(screen.getByText(plain(t.engine.target))).toBeDefined();
    await user.click(screen.getByRole('button', { name: t.engine.recompute }));
    expect(await screen.findByText(plain(t.engine.recomputed))).toBeDefined();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: t.engine.recompute })).toBeNull(),
    );
  });

  it('say so too when other norms are in use since', async () => {
    const { t } = await renderReport('fr', {
      engine: { ...engine, targetChanged: false, normsChanged: true },
    });
    expect(screen.getByText(plain(t.engine.norms))).toBeDefined();
  });

  it('tell everybody else whom to ask', async () => {
    const { t } = await renderReport('fr', { engine });
    expect(screen.getByText(new RegExp(plain(t.engine.ask)))).toBeDefined();
    expect(screen.queryByRole('button', { name: t.engine.recompute })).toBeNull();
  });
});
