import type { Invitation, InvitationStatus } from '@cadran/contract';
import type { Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chooseAction, plain } from '../../../testing/choose.ts';
import { type Responders, refusal } from '../../../testing/fake-api.ts';
import { languagesFor } from '../../../testing/in-turn.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { storedCampaign } from '../screening/form/values/stored-campaign.fixture.ts';

const campaign = storedCampaign();
const PATH = `/api/screening/campaigns/${campaign.id}/invitations`;

const invitation = (id: string, status: InvitationStatus): Invitation => ({
  id,
  email: `${id}@example.org`,
  name: '',
  language: 'en',
  status,
  invitedAt: '2026-11-15T12:00:00Z',
  lastMailAt: null,
  reminders: 0,
  error: status === 'failed' ? '550 No such mailbox' : null,
  nextTryAt: null,
  questionnaireId: null,
});

const renderInvitations = async (
  language: Language,
  invitations: readonly Invitation[],
  { configured = true, api = {} }: { configured?: boolean; api?: Responders } = {},
) => {
  const t = await backoffice.invitations.load(language);
  const { actions } = await backoffice.list.load(language);
  let stored = invitations;
  const app = await renderApp(language, {
    path: `/screening/campaign/${campaign.id}/invitations`,
    api: {
      [`GET /api/screening/campaigns/${campaign.id}`]: () => Response.json(campaign),
      [`GET ${PATH}`]: () =>
        Response.json({
          items: stored,
          total: stored.length,
          remindable: 0,
          can: { invite: true },
          counts: {
            queued: 0,
            sent: 0,
            opened: 0,
            completed: 0,
            failed: stored.length,
            unknown: 0,
          },
        }),
      [`DELETE ${PATH}/ada`]: () => {
        stored = stored.filter(({ id }) => id !== 'ada');
        return new Response(null, { status: 204 });
      },
      'GET /api/email/settings': () =>
        Response.json({ configured, sender: '', quota: { perDay: 500, used: 0 } }),
      ...api,
    },
  });
  await app.heading();
  const { user } = app;
  return {
    ...app,
    t,
    choose: (id: string, action: string) =>
      chooseAction(user, actions(`${id}@example.org`), action),
    dialog: async () => within(await screen.findByRole('dialog')),
    closed: () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()),
  };
};

describe.each(languagesFor('en'))('the invitations of a campaign (%s)', (language) => {
  it('are removed after asking', async () => {
    const page = await renderInvitations(language, [invitation('ada', 'sent')]);
    const { t, user } = page;
    await screen.findByRole('table');
    await page.choose('ada', t.actions.remove);
    const dialog = await page.dialog();
    expect(dialog.getByText(plain(t.removal.explanation))).toBeDefined();
    await user.click(dialog.getByRole('button', { name: t.removal.confirm }));
    expect(await screen.findByText(plain(t.removal.done('ada@example.org')))).toBeDefined();
    expect(await screen.findByText(t.empty.title)).toBeDefined();
  });

  it('say that they wait where there is no mail server', async () => {
    const { t } = await renderInvitations(language, [invitation('ada', 'queued')], {
      configured: false,
    });
    expect(await screen.findByText(plain(t.notConfigured))).toBeDefined();
    const row = await screen.findByRole('row', { name: /^ada/ });
    expect(row.textContent).toContain(t.statuses.queued);
  });

  it('are sent again; why one could not be is not said of the next', async () => {
    const { codes } = await errors.load(language);
    const page = await renderInvitations(
      language,
      [invitation('ada', 'failed'), invitation('grace', 'failed')],
      { api: { 'POST /api/email': () => refusal(500, 'internal') } },
    );
    const { t, user } = page;
    const { cancel } = await backoffice.shell.load(language);
    const row = await screen.findByRole('row', { name: /^ada/ });
    expect(row.textContent).toContain('550 No such mailbox');
    await page.choose('ada', t.actions.again);
    const first = await page.dialog();
    await user.click(first.getByRole('button', { name: t.again.confirm }));
    expect((await first.findByRole('alert')).textContent).toContain(codes.internal);
    await user.click(first.getByRole('button', { name: cancel }));
    await page.closed();
    await page.choose('grace', t.actions.again);
    const second = await screen.findByRole('dialog', {
      name: t.again.title('grace@example.org'),
    });
    expect(within(second).getByText(plain(t.again.failed))).toBeDefined();
    expect(within(second).queryByRole('alert')).toBeNull();
  });
});
