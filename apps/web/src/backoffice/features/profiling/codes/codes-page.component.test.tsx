import { CODE_LIMITS, type CodeCounts, type ProfilingCampaign } from '@cadran/contract';
import { type Language, formatCount } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeApi } from '../../../../testing/fake-api.ts';
import { languagesFor } from '../../../../testing/in-turn.ts';
import { renderBackoffice } from '../../../../testing/render-backoffice.tsx';
import { spoken } from '../../../../testing/spoken.ts';
import { CodesPage } from './codes-page.tsx';

const ID = 'c0ffee00-0000-4000-8000-000000000001';
const NONE: CodeCounts = { mailed: 0, printed: 0, used: 0, headcount: 120, canMail: true };

const spyOnClicks = () => vi.spyOn(HTMLAnchorElement.prototype, 'click');
let clicked: ReturnType<typeof spyOnClicks>;
beforeEach(() => {
  clicked = spyOnClicks();
});
afterEach(() => clicked.mockRestore());

const savedFiles = () =>
  clicked.mock.contexts.map((link) => link instanceof HTMLAnchorElement && link.download);

interface Options {
  readonly status?: 'open' | 'closed';
  readonly wasOpen?: boolean;
  readonly canEdit?: boolean;
  readonly refusal?: Response;
}

const renderPage = async (
  language: Language,
  codes: CodeCounts | null,
  { status = 'open', wasOpen = true, canEdit = true, refusal }: Options = {},
) => {
  const campaign = {
    id: ID,
    name: 'Audit',
    version: 1,
    status,
    access: codes ? 'codes' : 'link',
    codes,
    frozen: { access: wasOpen, minimumGroup: wasOpen, segments: false },
    can: { edit: canEdit },
  } as unknown as ProfilingCampaign;
  const api = createFakeApi({
    [`GET /api/profiling/campaigns/${ID}`]: () => Response.json(campaign),
    [`POST /api/profiling/campaigns/${ID}/codes/cards`]: () =>
      refusal ??
      new Response('%PDF-', {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': 'attachment; filename="codes-audit.pdf"',
        },
      }),
  });
  const view = await renderBackoffice(language, <CodesPage />, {
    api,
    route: '/$campaignId',
    path: `/${ID}`,
  });
  const t = await backoffice.codes.load(language);
  return { ...view, t, api };
};

const number = async (label: string): Promise<string | undefined> => {
  const term = await screen.findByText(spoken(label), { selector: 'dt' });
  return term.nextElementSibling?.textContent ?? undefined;
};

describe.each(languagesFor('en'))('the codes of an audit (%s)', (language) => {
  it('are counted as mailed and printed, used ones in steps of five', async () => {
    const { t } = await renderPage(language, { ...NONE, mailed: 40, printed: 24, used: 15 });
    expect(await number(t.given)).toBe('64');
    expect(await number(t.mailed)).toBe('40');
    expect(await number(t.printed)).toBe('24');
    expect(await number(t.used)).toBe(formatCount(15, language, true));
    expect(await number(t.headcount)).toBe('120');
    expect(screen.getByText(spoken(t.promised.some), { exact: false })).toBeDefined();
  });

  it('do not say how many of the first four were used', async () => {
    const { t } = await renderPage(language, { ...NONE, printed: 24 });
    expect(await number(t.used)).toBe(t.usedFew);
  });

  it('warn before the first ones that respondents see the numbers', async () => {
    const { t } = await renderPage(language, NONE);
    expect(await screen.findByText(spoken(t.promised.none), { exact: false })).toBeDefined();
    expect(await number(t.used)).toBe('0');
  });

  it('are printed after a warning that they are shown only once', async () => {
    const { user, t, api } = await renderPage(language, { ...NONE, mailed: 40 });
    expect(await screen.findByText(spoken(t.cards.once))).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: new RegExp(t.cards.count) }), '24');
    await user.click(screen.getByRole('button', { name: t.cards.print }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(spoken(t.cards.confirm.once))).toBeDefined();
    expect(dialog.getByText(spoken(t.cards.confirm.numbers('40', '64')))).toBeDefined();
    expect(savedFiles()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: t.cards.confirm.action }));
    await waitFor(() => expect(savedFiles()).toEqual(['codes-audit.pdf']));
    expect(api.requests.filter(({ route }) => route.startsWith('POST'))).toHaveLength(1);
    // The numbers are read again.
    await waitFor(() =>
      expect(api.requests.filter(({ route }) => route.startsWith('GET'))).toHaveLength(2),
    );
  });

  it.each(['', '0', '81', '1001'])('are not printed for the invalid number %j', async (typed) => {
    const { user, t, api } = await renderPage(language, { ...NONE, mailed: 40 });
    const field = await screen.findByRole('textbox', { name: new RegExp(t.cards.count) });
    if (typed) await user.type(field, typed);
    await user.click(screen.getByRole('button', { name: t.cards.print }));
    const words = Number(typed) > 80 ? t.cards.tooMany('80') : t.cards.required;
    expect(await screen.findByText(spoken(words))).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.requests.some(({ route }) => route.startsWith('POST'))).toBe(false);
  });

  it('show both numbers when there would be more codes than people', async () => {
    const { user, t } = await renderPage(language, NONE, {
      refusal: Response.json(
        { error: { code: 'too_many_codes', fields: { codes: '150', headcount: '120' } } },
        { status: 409 },
      ),
    });
    const { tooManyCodes } = (await backoffice.invitations.load(language)).refusals;
    await user.type(await screen.findByRole('textbox', { name: new RegExp(t.cards.count) }), '5');
    await user.click(screen.getByRole('button', { name: t.cards.print }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: t.cards.confirm.action }));
    expect((await dialog.findByRole('alert')).textContent).toBe(tooManyCodes(150, '150', '120'));
    expect(savedFiles()).toEqual([]);
  });

  it('can no longer be mailed once closing has destroyed the secret', async () => {
    const ended = { ...NONE, mailed: 40, canMail: false };
    const { t } = await renderPage(language, ended, { status: 'closed' });
    expect(await screen.findByText(spoken(t.mail.ended))).toBeDefined();
    expect(screen.queryByRole('link', { name: t.mail.send })).toBeNull();
    expect(screen.getByText(spoken(t.cards.notOpen))).toBeDefined();
  });

  it('are printed before the first opening too, but mailed only while it is open', async () => {
    const { t } = await renderPage(language, NONE, { status: 'closed', wasOpen: false });
    expect(await screen.findByText(spoken(t.mail.notOpen))).toBeDefined();
    expect(screen.queryByRole('link', { name: t.mail.send })).toBeNull();
    expect(screen.getByRole('button', { name: t.cards.print })).toBeDefined();
  });

  it('are all given out when there are as many as people', async () => {
    const { t } = await renderPage(language, { ...NONE, printed: 120 });
    expect(await screen.findByText(spoken(t.cards.full))).toBeDefined();
  });

  it('are limited to one file without headcounts, and ask for headcounts', async () => {
    const { t } = await renderPage(language, { ...NONE, headcount: null });
    expect(
      await screen.findByText(spoken(t.noHeadcount.explanation), { exact: false }),
    ).toBeDefined();
    const most = CODE_LIMITS.cards.toLocaleString(language === 'fr' ? 'fr-FR' : 'en-GB');
    expect(screen.getByText(spoken(t.cards.countHint(most)))).toBeDefined();
  });

  it('are read-only for users who may not edit', async () => {
    const { t } = await renderPage(language, NONE, { canEdit: false });
    expect(await number(t.given)).toBe('0');
    expect(screen.queryByRole('button', { name: t.cards.print })).toBeNull();
  });

  it('do not exist in an audit by link', async () => {
    const { t } = await renderPage(language, null);
    await waitFor(() => expect(screen.queryByText('Suspended')).toBeNull());
    expect(screen.queryByText(spoken(t.given))).toBeNull();
  });
});
