import { ADMINS, defineRoutes, MEMBERS } from '../route.ts';
import { idParams, listOf } from '../schemas/basics.ts';
import {
  apiKey,
  createdApiKey,
  createdWebhook,
  deliveryQuery,
  downloadQuery,
  integrationSettings,
  keyParams,
  newApiKey,
  newWebhook,
  webhook,
  webhookChange,
  webhookDelivery,
  webhookParams,
} from '../schemas/integration.ts';

const admins = { access: ADMINS, params: idParams } as const;
const oneWebhook = { access: ADMINS, params: webhookParams } as const;

export const integration = defineRoutes({
  settings: {
    ...admins,
    method: 'GET',
    path: '/organizations/:id/integration',
    summary: 'Where the installation lets an organisation send notices and sign in',
    answer: integrationSettings,
  },
  listKeys: {
    ...admins,
    method: 'GET',
    path: '/organizations/:id/api-keys',
    summary: 'The keys of an organisation, with their last use',
    answer: listOf(apiKey),
  },
  createKey: {
    ...admins,
    method: 'POST',
    path: '/organizations/:id/api-keys',
    summary: 'A new key with some scopes; it is shown this once',
    body: newApiKey,
    answer: createdApiKey,
    status: 201,
  },
  removeKey: {
    method: 'DELETE',
    path: '/organizations/:id/api-keys/:keyId',
    summary: 'Revoke a key: its next call is refused',
    access: ADMINS,
    params: keyParams,
  },
  listWebhooks: {
    ...admins,
    method: 'GET',
    path: '/organizations/:id/webhooks',
    summary: 'Where an organisation is told of completed questionnaires',
    answer: listOf(webhook),
  },
  createWebhook: {
    ...admins,
    method: 'POST',
    path: '/organizations/:id/webhooks',
    summary: 'Tell another system; the secret that signs the notices is shown this once',
    body: newWebhook,
    answer: createdWebhook,
    status: 201,
  },
  changeWebhook: {
    ...oneWebhook,
    method: 'PUT',
    path: '/organizations/:id/webhooks/:webhookId',
    summary: 'Another address, or a pause',
    body: webhookChange,
    answer: webhook,
  },
  removeWebhook: {
    ...oneWebhook,
    method: 'DELETE',
    path: '/organizations/:id/webhooks/:webhookId',
    summary: 'Tell it no more',
  },
  pingWebhook: {
    ...oneWebhook,
    method: 'POST',
    path: '/organizations/:id/webhooks/:webhookId/ping',
    summary: 'Send a signed notice to try it out',
    answer: webhookDelivery,
    status: 202,
    limit: { max: 20, seconds: 60 },
  },
  deliveries: {
    ...oneWebhook,
    method: 'GET',
    path: '/organizations/:id/webhooks/:webhookId/deliveries',
    summary: 'What was sent, and what came back',
    query: deliveryQuery,
    answer: listOf(webhookDelivery),
  },
  download: {
    method: 'GET',
    path: '/download',
    summary: 'One address for every file the caller may have: reports and exports',
    access: [...MEMBERS, 'respondent'],
    query: downloadQuery,
    produces: 'application/octet-stream',
    limit: { max: 120, seconds: 60 },
  },
});
