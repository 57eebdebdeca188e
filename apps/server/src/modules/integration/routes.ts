/** API keys, webhook settings and downloads. Tables: schema/integration/integration.ts. Policies: organization-policy.ts, route-policy.ts. */

import { logOrganizationActivity } from '../activity-log/index.ts';
import { API_KEY_PREFIX, type contract, INTEGRATION_LIMITS } from '@cadran/contract';
import { invalid } from '../../http/app-error.ts';
import type { Handlers } from '../../http/context.ts';
import type { Config } from '../../env.ts';
import { countKeys, deleteKey, insertKey, listKeys } from './queries.ts';
import { omitUndefined } from '../../database/omit-undefined.ts';
import { findAllowedHost } from '../../outbound-http/allowed-hosts.ts';
import { presentDelivery, presentKey, presentWebhook } from './present-integration.ts';
import { hashToken, generateToken } from '../../secrets.ts';
import { download } from './download.ts';
import { findAdministeredOrganization, lockOrganization } from '../organizations/index.ts';
import {
  deleteWebhook,
  findWebhook,
  insertDelivery,
  insertWebhook,
  listDeliveries,
  listWebhooks,
  requeueDelivery,
  sealWebhookSecret,
  updateWebhook,
} from '../webhooks/index.ts';

const PREFIX_LENGTH = 12;

/** Webhooks go only to hosts that OUTBOUND_HOSTS allows. */
const requireAllowedHost = (config: Config, url: string | undefined): void => {
  if (url !== undefined && !findAllowedHost(config.outboundHosts, url))
    throw invalid({ url: 'one_of' });
};

export const integration: Handlers<typeof contract.integration> = {
  settings: async ({ actor, tx, params, config }) => {
    await findAdministeredOrganization(tx, actor, params.id);
    return { allowedHosts: config.outboundHosts.map(({ text }) => text) };
  },

  listKeys: async ({ actor, tx, params }) => {
    await findAdministeredOrganization(tx, actor, params.id);
    const rows = await listKeys(tx, params.id);
    return { items: rows.map(presentKey), total: rows.length };
  },

  createKey: async ({ actor, tx, params, body, now }) => {
    const organization = await findAdministeredOrganization(tx, actor, params.id);
    await lockOrganization(tx, params.id);
    if ((await countKeys(tx, params.id)) >= INTEGRATION_LIMITS.apiKeys)
      throw invalid({ name: `max_items:${INTEGRATION_LIMITS.apiKeys}` });
    if (body.expiresAt !== null && new Date(body.expiresAt) <= now)
      throw invalid({ expiresAt: 'min' });
    const secret = `${API_KEY_PREFIX}${generateToken()}`;
    const key = await insertKey(tx, {
      organizationId: params.id,
      name: body.name,
      prefix: secret.slice(0, PREFIX_LENGTH),
      keyHash: hashToken(secret),
      scopes: body.scopes,
      // A super admin may belong to another organisation.
      createdBy: actor.organizationId === params.id ? actor.id : null,
      createdAt: now,
      expiresAt: body.expiresAt === null ? null : new Date(body.expiresAt),
    });
    await logOrganizationActivity(tx, actor, 'create_key', organization, now, {
      key: key.name,
      scopes: key.scopes,
    });
    return { ...presentKey({ key, createdByName: actor.displayName }), key: secret };
  },

  removeKey: async ({ actor, tx, params, now }) => {
    const organization = await findAdministeredOrganization(tx, actor, params.id);
    const key = await deleteKey(tx, params.id, params.keyId);
    await logOrganizationActivity(tx, actor, 'revoke_key', organization, now, { key: key.name });
  },

  listWebhooks: async ({ actor, tx, params, now }) => {
    await findAdministeredOrganization(tx, actor, params.id);
    const rows = await listWebhooks(tx, params.id, now);
    return {
      items: rows.map(({ webhook, failing }) => presentWebhook(webhook, failing)),
      total: rows.length,
    };
  },

  createWebhook: async ({ actor, tx, params, body, config, secrets, now }) => {
    const organization = await findAdministeredOrganization(tx, actor, params.id);
    requireAllowedHost(config, body.url);
    await lockOrganization(tx, params.id);
    const existing = await listWebhooks(tx, params.id, now);
    if (existing.length >= INTEGRATION_LIMITS.webhooks)
      throw invalid({ url: `max_items:${INTEGRATION_LIMITS.webhooks}` });
    const secret = generateToken();
    const webhook = await insertWebhook(tx, {
      organizationId: params.id,
      url: body.url,
      secret: sealWebhookSecret({ secrets }, secret),
      events: body.events,
      format: body.format,
      createdAt: now,
    });
    await logOrganizationActivity(tx, actor, 'create_webhook', organization, now, {
      host: new URL(body.url).host,
    });
    return { ...presentWebhook(webhook, false), secret };
  },

  changeWebhook: async ({ actor, tx, params, body, config, now }) => {
    const organization = await findAdministeredOrganization(tx, actor, params.id);
    const webhook = await findWebhook(tx, params.id, params.webhookId);
    requireAllowedHost(config, body.url);
    const changed = await updateWebhook(tx, webhook, omitUndefined(body));
    await logOrganizationActivity(tx, actor, 'change_webhook', organization, now, {
      host: new URL(changed.url).host,
      active: changed.active,
    });
    return presentWebhook(changed, false);
  },

  removeWebhook: async ({ actor, tx, params, now }) => {
    const organization = await findAdministeredOrganization(tx, actor, params.id);
    const webhook = await findWebhook(tx, params.id, params.webhookId);
    await deleteWebhook(tx, webhook);
    await logOrganizationActivity(tx, actor, 'remove_webhook', organization, now, {
      host: new URL(webhook.url).host,
    });
  },

  pingWebhook: async ({ actor, tx, params, now }) => {
    await findAdministeredOrganization(tx, actor, params.id);
    const webhook = await findWebhook(tx, params.id, params.webhookId);
    const delivery = await insertDelivery(tx, {
      organizationId: params.id,
      webhookId: webhook.id,
      event: 'ping',
      data: {},
      createdAt: now,
      dueAt: now,
    });
    return presentDelivery(delivery);
  },

  deliveries: async ({ actor, tx, params, query }) => {
    await findAdministeredOrganization(tx, actor, params.id);
    const webhook = await findWebhook(tx, params.id, params.webhookId);
    const { items, total } = await listDeliveries(tx, webhook, query);
    return { items: items.map(presentDelivery), total };
  },

  retryDelivery: async ({ actor, tx, params, now }) => {
    await findAdministeredOrganization(tx, actor, params.id);
    const webhook = await findWebhook(tx, params.id, params.webhookId);
    return presentDelivery(await requeueDelivery(tx, webhook, params.deliveryId, now));
  },

  download,
};
