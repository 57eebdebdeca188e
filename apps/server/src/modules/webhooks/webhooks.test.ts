import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { contract, type WebhookDelivery } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../env.ts';
import { processDueOnce } from '../../jobs/queue.ts';
import { webhookQueue } from './webhook-queue.ts';
import { startCandidate } from '../../testing/candidates/candidate-session.ts';
import { comparableBytes } from '../../testing/comparable-bytes.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const { integration } = contract;
const MISSING = '00000000-0000-4000-8000-000000000000';
const MINUTE = 60_000;

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

describe('webhooks', () => {
  let test: TestApp;
  let server: Server;
  let url: string;
  let env: Record<string, string>;
  const received: Received[] = [];
  let status = 200;
  beforeAll(async () => {
    server = createServer((request, response) => {
      const take = async (): Promise<void> => {
        received.push({ headers: request.headers, body: await text(request) });
        response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end();
      };
      void take();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    url = `http://127.0.0.1:${port}/hook`;
    env = { OUTBOUND_HOSTS: `http://127.0.0.1:${port}, hooks.example.org` };
    test = await createTestApp(env);
  });
  afterAll(async () => {
    await test.close();
    await new Promise((resolve) => server.close(resolve));
  });
  beforeEach(() => {
    received.length = 0;
    status = 200;
  });

  const deliver = () => {
    const services = {
      config: readConfig({ NODE_ENV: 'test', ...env }, []),
      database: test.database.database,
      secrets: test.secrets,
      clock: () => test.now(),
    };
    return processDueOnce(webhookQueue(services), services);
  };
  const create = async (admin: MadeUser, to = url) => {
    const answer = await (
      await test.as(admin)
    ).call(integration.createWebhook, {
      params: { id: admin.organizationId },
      body: { url: to },
    });
    return answer.json<{ id: string; secret: string }>();
  };
  const complete = async (owner: MadeUser) => {
    const campaign = await test.make.screeningCampaign(owner);
    const own = await startCandidate(test, campaign.id);
    await own.save({
      contact: { firstName: 'Canary', lastName: 'Canary', email: 'canary@example.org' },
      status: 'completed',
    });
    return { campaign, own };
  };
  const deliveries = async (admin: MadeUser, webhookId: string): Promise<WebhookDelivery[]> =>
    (
      await (
        await test.as(admin)
      ).call(integration.deliveries, { params: { id: admin.organizationId, webhookId } })
    ).json().items;

  it('send a signed event for a completed questionnaire, without personal data', async () => {
    const admin = await test.make.admin();
    const { id, secret } = await create(admin);
    const { campaign, own } = await complete(admin);
    const earliest = Math.floor(test.now().getTime() / 1000);
    await deliver();
    expect(received).toHaveLength(1);
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    expect(JSON.parse(body)).toEqual({
      id: headers['cadran-delivery'],
      event: 'candidate.completed',
      createdAt: expect.any(String),
      organizationId: admin.organizationId,
      data: { candidateId: own.id, campaignId: campaign.id, completedAt: expect.any(String) },
    });
    expect(body).not.toMatch(/canary/i);
    const [, seconds, signature] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['cadran-signature'])) ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(earliest);
    expect(Number(seconds) * 1000).toBeLessThanOrEqual(test.now().getTime());
    expect(signature).toBe(createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'));
    expect(await deliveries(admin, id)).toMatchObject([
      { status: 'delivered', attempts: 1, responseStatus: 200 },
    ]);
    await deliver();
    expect(received).toHaveLength(1);
  });

  it('are retried with the same id and a new signature, for two days', async () => {
    const admin = await test.make.admin();
    const { id } = await create(admin);
    await complete(admin);
    status = 500;
    await deliver();
    expect(await deliveries(admin, id)).toMatchObject([{ status: 'queued', error: 'HTTP 500' }]);
    status = 302;
    test.advance(MINUTE + 1);
    await deliver();
    status = 200;
    test.advance(5 * MINUTE + 1);
    await deliver();
    expect(await deliveries(admin, id)).toMatchObject([{ status: 'delivered', attempts: 3 }]);
    expect(new Set(received.map(({ headers }) => headers['cadran-delivery'])).size).toBe(1);
    expect(new Set(received.map(({ headers }) => headers['cadran-signature'])).size).toBe(3);

    const never = await test.make.admin();
    const dead = await create(never);
    await complete(never);
    status = 410;
    for (let turn = 0; turn < 8; turn++) {
      await deliver();
      test.advance(1440 * MINUTE + 1);
    }
    expect(await deliveries(never, dead.id)).toMatchObject([{ status: 'failed', attempts: 8 }]);
  });

  it('are retried after a clock that was years ahead has been set back', async () => {
    const admin = await test.make.admin();
    await create(admin);
    await complete(admin);
    status = 500;
    test.advance(5 * 365 * 24 * 60 * MINUTE);
    await deliver();
    test.advance(-5 * 365 * 24 * 60 * MINUTE);
    status = 200;
    await deliver();
    expect(received).toHaveLength(2);
  });

  it('are resent on request if they failed', async () => {
    const admin = await test.make.admin();
    const { id } = await create(admin);
    await complete(admin);
    status = 500;
    await deliver();
    const [waiting] = await deliveries(admin, id);
    const params = {
      id: admin.organizationId,
      webhookId: id,
      deliveryId: waiting?.id ?? MISSING,
    };
    const asAdmin = await test.as(admin);
    status = 200;
    const again = await asAdmin.call(integration.retryDelivery, { params });
    expect([again.statusCode, again.json().status]).toEqual([202, 'queued']);
    await deliver();
    expect(await deliveries(admin, id)).toMatchObject([{ status: 'delivered', attempts: 2 }]);
    expect((await asAdmin.call(integration.retryDelivery, { params })).statusCode).toBe(409);
    const other = await create(admin);
    for (const foreign of [{ deliveryId: MISSING }, { webhookId: other.id }]) {
      const refused = await asAdmin.call(integration.retryDelivery, {
        params: { ...params, ...foreign },
      });
      expect(refused.statusCode).toBe(404);
    }
  });

  it('are delivered once with several instances', async () => {
    const admin = await test.make.admin();
    await create(admin);
    await Promise.all([complete(admin), complete(admin), complete(admin)]);
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(received).toHaveLength(3);
  });

  it.each([
    'https://evil.example/hook',
    'http://127.0.0.1:1/hook',
    'http://169.254.169.254/latest/meta-data',
    'http://localhost/',
    'https://user:password@hooks.example.org/',
    'ftp://hooks.example.org/',
    'hooks.example.org',
  ])('are refused for hosts that the installation does not allow: %s', async (to) => {
    const admin = await test.make.admin();
    const asAdmin = await test.as(admin);
    const params = { id: admin.organizationId };
    const made = await asAdmin.call(integration.createWebhook, { params, body: { url: to } });
    expect(made.json()).toMatchObject({ error: { fields: { url: 'one_of' } } });
    const { id } = await create(admin);
    const changed = await asAdmin.call(integration.changeWebhook, {
      params: { ...params, webhookId: id },
      body: { url: to },
    });
    expect(changed.statusCode).toBe(422);
  });

  it('are not sent to hosts that are no longer allowed', async () => {
    const admin = await test.make.admin();
    const { id } = await create(admin, 'https://hooks.example.org/x');
    await complete(admin);
    const before = env;
    env = {};
    await deliver();
    env = before;
    expect(await deliveries(admin, id)).toMatchObject([{ error: 'This host is not allowed.' }]);
  });

  it('fail without blocking others if their secret cannot be decrypted', async () => {
    const admin = await test.make.admin();
    const { id } = await create(admin);
    await test.database.asSuperuser(`update webhooks set secret = '\\x00' where id = $1`, [id]);
    const { id: whole } = await create(admin);
    await complete(admin);
    await deliver();
    expect(await deliveries(admin, id)).toMatchObject([{ status: 'queued', attempts: 1 }]);
    expect((await deliveries(admin, id))[0]?.error).not.toBeNull();
    expect(await deliveries(admin, whole)).toMatchObject([{ status: 'delivered' }]);
  });

  it('can be paused, pinged and deleted', async () => {
    const admin = await test.make.admin();
    const { id } = await create(admin);
    const params = { id: admin.organizationId, webhookId: id };
    const asAdmin = await test.as(admin);
    expect((await asAdmin.call(integration.pingWebhook, { params })).statusCode).toBe(202);
    await deliver();
    expect(JSON.parse(received[0]?.body ?? '{}')).toMatchObject({ event: 'ping', data: {} });
    await asAdmin.call(integration.changeWebhook, { params, body: { active: false } });
    await complete(admin);
    await deliver();
    expect(received).toHaveLength(1);
    expect((await asAdmin.call(integration.removeWebhook, { params })).statusCode).toBe(204);
    expect((await asAdmin.call(integration.deliveries, { params })).statusCode).toBe(404);
  });

  it('are managed by admins only; secrets are shown once and stored encrypted', async () => {
    const admin = await test.make.admin();
    const { organizationId } = admin;
    const { secret } = await create(admin);
    const params = { id: organizationId };
    const listed = await (await test.as(admin)).call(integration.listWebhooks, { params });
    expect(listed.body).not.toContain(secret);
    const [row] = await test.database.asSuperuser<{ row: string }>(
      'select w::text as row from webhooks w where organization_id = $1',
      [organizationId],
    );
    expect(row?.row).not.toContain(Buffer.from(secret).toString('hex'));
    const user = await test.as(await test.make.user({ organizationId }));
    expect((await user.call(integration.listWebhooks, { params })).statusCode).toBe(403);
    const outsider = await test.as(await test.make.admin());
    expect(comparableBytes(await outsider.call(integration.listWebhooks, { params }))).toEqual(
      comparableBytes(await outsider.call(integration.listWebhooks, { params: { id: MISSING } })),
    );
    const settings = await (await test.as(admin)).call(integration.settings, { params });
    expect(settings.json().allowedHosts).toContain('hooks.example.org');
  });
});
