import type { Organization, RetentionPreview } from '@cadran/contract';
import { dateFormats, type Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { plain } from '../../../testing/choose.ts';
import { languagesFor } from '../../../testing/in-turn.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { sessionFixture, userFixture } from '../../shared/session/session.fixture.ts';

const ADMIN = userFixture({ role: 'admin' });
const DAY_MS = 86_400_000;
const CLOSED_AT = new Date(Date.now() - 40 * DAY_MS);
const after = (days: number) => new Date(CLOSED_AT.getTime() + days * DAY_MS).toISOString();

/** One campaign, closed forty days ago, with eight candidates. */
const preview = (days: number): RetentionPreview => ({
  days,
  keptLongerMonths: 24,
  due: days <= 40 ? { candidates: 8, campaigns: 1 } : { candidates: 0, campaigns: 0 },
  lastRunAt: null,
  forgotten: { candidates: 0, campaigns: 0 },
  items: [
    {
      campaign: { id: 'c0ffee00-0000-4000-8000-000000000001', name: 'Spring session' },
      closedAt: CLOSED_AT.toISOString(),
      removesAt: after(days),
      candidates: 8,
      invitations: 0,
      keptLonger: 0,
      keptLongerUntil: after(720),
    },
  ],
});

const renderRetention = async (language: Language) => {
  const { organization } = sessionFixture();
  let stored: Organization = {
    ...organization,
    settings: { ...organization.settings, screeningRetentionDays: 90 },
    can: { ...organization.can, edit: true },
  };
  const app = await renderApp(language, {
    path: '/admin/retention',
    session: { user: { ...ADMIN, language }, organization: stored },
    api: {
      [`GET /api/organizations/${stored.id}`]: () => Response.json(stored),
      [`GET /api/organizations/${stored.id}/retention`]: ({ query }) =>
        Response.json(preview(Number(query['days'] ?? stored.settings.screeningRetentionDays))),
      [`PUT /api/organizations/${stored.id}`]: ({ body }) => {
        const { settings } = body as Pick<Organization, 'settings'>;
        stored = { ...stored, version: 2, settings: { ...stored.settings, ...settings } };
        return Response.json(stored);
      },
    },
  });
  const t = await backoffice.retention.load(language);
  const days = await screen.findByRole<HTMLInputElement>('textbox', { name: t.setting.days });
  return {
    ...app,
    t,
    days,
    set: async (value: string) => {
      await app.user.clear(days);
      await app.user.type(days, value);
    },
    save: () => app.user.click(screen.getByRole('button', { name: t.setting.save })),
    row: () => screen.getByRole('row', { name: /^Spring session/ }).textContent,
    told: () => plain(screen.getByText(/^(With|Avec)/, { selector: 'span' }).textContent),
    kept: () => stored.settings.screeningRetentionDays,
  };
};

describe('the retention of candidates', () => {
  it.each(languagesFor('en'))(
    'shows what will be erased and when, also with another number of days (%s)',
    async (language) => {
      const { t, set, save, row, told, kept } = await renderRetention(language);
      const dates = dateFormats(language, 'Europe/Paris');
      expect(row()).toContain(dates.date(after(90)));
      expect(told()).toBe(plain(`${t.setting.now}, ${t.due.nothing}`));
      await set('60');
      await waitFor(() => expect(row()).toContain(dates.date(after(60))));
      expect(told()).toBe(plain(`${t.setting.tried(60)}, ${t.due.nothing}`));
      await save();
      expect(await screen.findByText(plain(t.setting.saved(60)))).toBeDefined();
      expect(kept()).toBe(60);
    },
  );

  it('is at least a day', async () => {
    const { set, save, days, kept } = await renderRetention('en');
    const { rules } = await errors.load('en');
    await set('0');
    await save();
    expect(await screen.findByText(plain(rules.min(1)))).toBeDefined();
    expect(days.getAttribute('aria-invalid')).toBe('true');
    expect(kept()).toBe(90);
  });

  it('asks before a time that would erase somebody at the next run', async () => {
    const { t, user, set, save, row, told, kept } = await renderRetention('fr');
    const { cancel } = await backoffice.shell.load('fr');
    await set('30');
    await waitFor(() => expect(row()).toContain(t.upcoming.next));
    expect(told()).toContain(plain(t.due.some(8, '8', 1)));
    await save();
    const title = { name: t.confirm.title(30) };
    const dialog = within(await screen.findByRole('dialog', title));
    expect(dialog.getByText(plain(t.confirm.explanation(8, '8')))).toBeDefined();
    await user.click(dialog.getByText(cancel));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(kept()).toBe(90);
    await save();
    const again = within(await screen.findByRole('dialog', title));
    await user.click(again.getByRole('button', { name: t.confirm.action }));
    expect(await screen.findByText(plain(t.setting.saved(30)))).toBeDefined();
    expect(kept()).toBe(30);
  });

  it('asks even whoever saves before its effect is shown', async () => {
    const { t, user, set, days } = await renderRetention('en');
    await set('30');
    await user.type(days, '{Enter}');
    expect(await screen.findByRole('dialog', { name: t.confirm.title(30) })).toBeDefined();
  });
});
