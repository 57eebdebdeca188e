import type {
  DirectoryGroup,
  Organization,
  TrackingSystemSettings,
  Webhook,
} from '@cadran/contract';
import { ORDER_PROVIDERS } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { languagesFor } from '../../../../testing/in-turn.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { sessionFixture, userFixture } from '../../../shared/session/session.fixture.ts';

const organization: Organization = {
  ...sessionFixture().organization,
  can: { edit: true, changeStatus: false, delete: false },
};
const BASE = `/api/organizations/${organization.id}`;
const webhook: Webhook = {
  id: 'c0ffee00-0000-4000-8000-000000000001',
  url: 'https://hooks.example.org/cadran',
  active: true,
  events: ['candidate.completed'],
  format: 'cadran',
  createdAt: '2026-11-02T08:00:00.000Z',
  failing: false,
};

const group: DirectoryGroup = {
  id: 'c0ffee00-0000-4000-8000-000000000002',
  displayName: 'Recruiters',
  members: 12,
  role: null,
  screeningEnabled: false,
  profilingEnabled: false,
};

/** Non-breaking spaces included. */
const EXACTLY = { normalizer: (text: string) => text };

describe.each(languagesFor('en'))('the integration page (%s)', (language) => {
  const open = async () => {
    const systems: TrackingSystemSettings[] = ORDER_PROVIDERS.map((provider) => ({
      provider,
      url: `https://hr.example.org/api/tracking-systems/${provider}`,
      hasToken: false,
      apiUrl: provider === 'ashby' ? 'https://api.ashbyhq.com' : null,
      changedAt: null,
    }));
    const saved: unknown[] = [];
    const list = (...items: unknown[]) => Response.json({ items, total: items.length });
    const app = await renderApp(language, {
      path: '/admin/organization/integration',
      session: { user: userFixture({ role: 'admin', language }), organization },
      api: {
        [`GET ${BASE}`]: () => Response.json(organization),
        [`GET ${BASE}/integration`]: () => Response.json({ allowedHosts: ['hooks.example.org'] }),
        [`GET ${BASE}/api-keys`]: () => list(),
        [`GET ${BASE}/webhooks`]: () => list(webhook),
        [`PUT ${BASE}/webhooks/${webhook.id}`]: ({ body }) => {
          saved.push(body);
          return Response.json(webhook);
        },
        [`GET ${BASE}/directory`]: () =>
          Response.json({ url: 'https://hr.example.org/api/scim/v2', groups: [group] }),
        [`PUT ${BASE}/directory/groups/${group.id}`]: ({ body }) => {
          saved.push(body);
          return Response.json({ ...group, ...(body as object) });
        },
        [`POST ${BASE}/api-keys`]: ({ body }) => {
          saved.push(body);
          return Response.json({ key: 'cdk_shown-once' }, { status: 201 });
        },
        [`GET ${BASE}/tracking-systems`]: () => list(...systems),
        [`PUT ${BASE}/tracking-systems/ashby`]: ({ body }) => {
          saved.push(body);
          const at = systems.findIndex(({ provider }) => provider === 'ashby');
          const hasToken = (body as { token: string | null }).token !== null;
          const changed = systems.map((one, index) => (index === at ? { ...one, hasToken } : one));
          systems.splice(0, systems.length, ...changed);
          return Response.json(systems[at]);
        },
      },
    });
    return { ...app, saved };
  };

  it('shows the address of each tracking system, takes its token and removes it', async () => {
    const t = (await backoffice.integration.load(language)).trackingSystems;
    const { user, saved } = await open();
    const ashby = await screen.findByRole('region', { name: t.names.ashby });
    const address = within(ashby).getByRole('group', { name: t.address(t.names.ashby) });
    expect(address.textContent).toContain('https://hr.example.org/api/tracking-systems/ashby');
    expect(within(ashby).getByText(t.unset, EXACTLY)).toBeDefined();
    await user.click(within(ashby).getByRole('button', { name: `${t.names.ashby} – ${t.setUp}` }));
    const dialog = within(await screen.findByRole('dialog'));
    const token = dialog.getByLabelText(new RegExp(t.tokens.ashby));
    await user.type(token, 'short');
    await user.click(dialog.getByRole('button', { name: t.save }));
    await waitFor(() => expect(token.getAttribute('aria-invalid')).toBe('true'));
    await user.type(token, ' and then long enough');
    await user.click(dialog.getByRole('button', { name: t.save }));
    await within(ashby).findByText(t.set, EXACTLY);
    expect(saved).toEqual([
      { token: 'short and then long enough', apiUrl: 'https://api.ashbyhq.com' },
    ]);
    await user.click(within(ashby).getByRole('button', { name: `${t.names.ashby} – ${t.remove}` }));
    await within(ashby).findByText(t.unset, EXACTLY);
    expect(saved[1]).toEqual({ token: null });
  });

  it('lets a webhook choose its events and its format', async () => {
    const { webhooks: t, deliveries } = await backoffice.integration.load(language);
    const { user, saved } = await open();
    const row = await screen.findByRole('row', { name: new RegExp(webhook.url) });
    expect(row.textContent).toContain(t.eventCount(1));
    await user.click(within(row).getByRole('button'));
    await user.click(await screen.findByRole('menuitem', { name: t.actions.edit, hidden: true }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(
      dialog.getByRole('checkbox', { name: deliveries.events['candidate.completed'] }),
    );
    await user.click(dialog.getByRole('button', { name: t.save }));
    await dialog.findByText(t.eventRequired);
    await user.click(dialog.getByRole('checkbox', { name: deliveries.events['order.completed'] }));
    await user.click(dialog.getByRole('button', { name: t.save }));
    await waitFor(() =>
      expect(saved).toEqual([{ url: webhook.url, events: ['order.completed'], format: 'cadran' }]),
    );
  });

  it('shows the directory’s address, creates its token and sets what a group gives', async () => {
    const t = (await backoffice.integration.load(language)).directory;
    const { user, saved } = await open();
    const address = await screen.findByRole('group', { name: t.address });
    expect(address.textContent).toContain('https://hr.example.org/api/scim/v2');
    const row = await screen.findByRole('row', { name: /Recruiters/ });
    expect(row.textContent).toContain(t.roles.nothing);
    await user.click(within(row).getByRole('button'));
    await user.click(await screen.findByRole('menuitem', { name: t.edit, hidden: true }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('switch', { name: t.screening }));
    await user.click(dialog.getByRole('button', { name: t.save }));
    await waitFor(() =>
      expect(saved).toEqual([{ role: null, screeningEnabled: true, profilingEnabled: false }]),
    );
    await user.click(screen.getByRole('button', { name: t.createToken }));
    await screen.findByText('cdk_shown-once');
    expect(saved[1]).toEqual({
      name: t.tokenName,
      scopes: ['users:provision'],
      expiresAt: null,
    });
  });
});
