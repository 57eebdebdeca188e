import { randomUUID } from 'node:crypto';
import { enterNewcomer } from './newcomer.ts';
import type { Studio } from './studio.ts';

/** As long as a name may be: 120 characters. */
const CAMPAIGN =
  'Responsable de la transformation numérique et de l’accompagnement au changement des agences régionales du Grand Ouest HF';
const ORGANIZATION =
  'Union coopérative des mutuelles de santé, de prévoyance et d’épargne retraite des salariés du commerce de détail du Rhin';

/** Whatever has a name has a long one. */
export const longNameScreens = async (studio: Studio): Promise<void> => {
  const organization = `${ORGANIZATION.slice(0, 111)} ${randomUUID().slice(0, 8)}`;
  const { page, open, shoot, ask, leave } = await enterNewcomer(studio, 'admin', organization);
  const made = await ask<{ id: string; organizationId: string }>('/screening/campaigns', {
    name: CAMPAIGN,
    customUrl: `picture-${randomUUID().slice(0, 8)}`,
    status: 'open',
    profile: {},
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
    await shoot(`long-names/${name}`);
  }
  await open('/screening');
  await page.locator('.list-rows [aria-haspopup=menu]').first().click();
  await page.getByRole('menuitem').last().click();
  await page.getByRole('dialog').waitFor();
  await shoot('long-names/deletion', false);
  await leave();
  const stranger = await studio.receive();
  await stranger.open(`/login?organization=${made.organizationId}`);
  await stranger.shoot('long-names/login');
  await stranger.leave();
};
