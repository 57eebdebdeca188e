import type { CandidateDecision, CandidateReport } from '@cadran/contract';
import { type Language, SUPPORTED_LANGUAGES } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { candidates } from '@cadran/i18n/candidates';
import { errors } from '@cadran/i18n/errors';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { plain } from '../../../testing/choose.ts';
import { refusal } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const ID = '0c2d8f3e-7a51-4b0e-9d46-5a1f6e2b7c01';
const PATH = `/api/screening/questionnaires/${ID}`;
const UNDECIDED: CandidateDecision = { decision: 'undecided', note: '', by: null, at: null };
const OTHER = { id: ID, username: 'camille', displayName: 'Camille Fontaine' };

/** A report whose decision a colleague can change meanwhile. */
const renderReport = async (language: Language, change: Partial<CandidateReport> = {}) => {
  let minutes = 0;
  let opened: CandidateReport = {
    questionnaireId: ID,
    campaign: { id: 'c0ffee00-0000-4000-8000-000000000001', name: 'Baker' },
    report: { kind: 'recruiter', language, title: 'Report', subtitle: 'Ada', sections: [] },
    decision: UNDECIDED,
    quality: 'good',
    engine: { version: 2, current: true, targetChanged: false },
    portraitMail: null,
    can: { decide: true, delete: false, recompute: false },
    ...change,
  };
  const decide = (decision: CandidateDecision['decision'], note: string): void => {
    minutes += 1;
    const at = `2026-11-02T08:0${minutes}:00.000Z`;
    opened = { ...opened, decision: { decision, note, by: OTHER, at } };
  };
  const app = await renderApp(language, {
    path: `/screening/applicant/${ID}`,
    api: {
      [`GET ${PATH}/report`]: () => Response.json(opened),
      [`PUT ${PATH}/decision`]: ({ body }) => {
        const asked = body as CandidateDecision & { readonly replaces: string | null };
        if (asked.replaces !== opened.decision?.at) return refusal(409, 'conflict');
        decide(asked.decision, asked.note);
        return Response.json(opened.decision);
      },
      [`POST ${PATH}/recompute`]: () => {
        opened = {
          ...opened,
          engine: { version: 2, current: true, targetChanged: false },
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
  it.each(SUPPORTED_LANGUAGES)(
    'is saved with its reason, and says who took it (%s)',
    async (language) => {
      const report = await renderReport(language);
      const { t, user, decision } = report;
      const { decisions } = await candidates.load(language);
      expect(screen.getByText(plain(t.deciding.none))).toBeDefined();
      await user.selectOptions(report.choice(), decisions.shortlisted);
      await user.type(report.note(), 'A solid project.');
      await report.save();
      expect(await screen.findByText(plain(t.deciding.saved))).toBeDefined();
      expect(decision()).toMatchObject({ decision: 'shortlisted', note: 'A solid project.' });
      expect(await screen.findByText(/Camille Fontaine/)).toBeDefined();
    },
  );

  it.each(SUPPORTED_LANGUAGES)(
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

describe('scores of an earlier target', () => {
  const engine = { version: 2, current: true, targetChanged: true };

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

  it('tell everybody else whom to ask', async () => {
    const { t } = await renderReport('fr', { engine });
    expect(screen.getByText(new RegExp(plain(t.engine.ask)))).toBeDefined();
    expect(screen.queryByRole('button', { name: t.engine.recompute })).toBeNull();
  });
});
