import { randomUUID } from 'node:crypto';
import { logInAsNewUser } from '../administration/new-user.ts';
import type { SessionFactory } from '../screenshot-session.ts';

/** The maximum length: 120 characters. */
const CAMPAIGN =
  'Responsable de la transformation numérique et de l’accompagnement au changement des agences régionales du Grand Ouest HF';
const ORGANIZATION =
  'Union coopérative des mutuelles de santé, de prévoyance et d’épargne retraite des salariés du commerce de détail du Rhin';

/** Every name at its maximum length. */
export const longNameScreens = async (sessions: SessionFactory): Promise<void> => {
  const organization = `${ORGANIZATION.slice(0, 111)} ${randomUUID().slice(0, 8)}`;
  const { page, open, capture, ask, leave } = await logInAsNewUser(sessions, organization);
  const made = await ask<{ id: string; organizationId: string }>('/screening/campaigns', {
    name: CAMPAIGN,
    customUrl: `picture-${randomUUID().slice(0, 8)}`,
    status: 'open',
  });
  for (const [name, path] of Object.entries({
    home: '/',
    list: '/screening',
    campaign: `/screening/campaign/${made.id}`,
    form: `/screening/campaign/edit/${made.id}`,
    invitations: `/screening/campaign/${made.id}/invitations`,
    users: '/admin/users',
    audit: '/admin/audit',
    organization: '/admin/organization',
  })) {
    await open(path);
    await capture(`long-names/${name}`);
  }
  await open('/screening');
  await page.locator('main :is(td, li) [aria-haspopup=menu]').first().click();
  await page.getByRole('menuitem').last().click();
  await page.getByRole('dialog').waitFor();
  await capture('long-names/deletion', false);
  await leave();
  const stranger = await sessions.openAnonymous();
  await stranger.open(`/login?organization=${made.organizationId}`);
  await stranger.capture('long-names/login');
  await stranger.leave();
};
