import { allRoutes, API_SCOPES, type ApiScope, contract } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runConcurrently } from '../../testing/run-concurrently.ts';
import { readActivityLog } from '../../testing/activity-log-lines.ts';
import { comparableBytes } from '../../testing/comparable-bytes.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const { candidates, email, integration, screening, users } = contract;
const MISSING = '00000000-0000-4000-8000-000000000000';

describe('API keys', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const create = async (admin: MadeUser, scopes: readonly ApiScope[], more: object = {}) => {
    const answer = await (
      await test.as(admin)
    ).call(integration.createKey, {
      params: { id: admin.organizationId },
      body: { name: 'Payroll', scopes, ...more },
    });
    return answer.json<{ id: string; key: string; prefix: string }>();
  };
  const list = async (admin: MadeUser) =>
    (
      await (
        await test.as(admin)
      ).call(integration.listKeys, { params: { id: admin.organizationId } })
    ).json<{ items: { id: string; lastUsedAt: string | null }[] }>();

  it('are shown once, stored as a hash, listed by prefix, and record their last use', async () => {
    const admin = await test.make.admin();
    const { id, key, prefix } = await create(admin, ['campaigns:read']);
    expect(key).toMatch(/^cdk_[\w-]{43}$/);
    expect(key.startsWith(prefix)).toBe(true);
    const listed = await (
      await test.as(admin)
    ).call(integration.listKeys, { params: { id: admin.organizationId } });
    expect(listed.body).not.toContain(key);
    expect((await list(admin)).items).toMatchObject([{ id, lastUsedAt: null }]);
    const [stored] = await test.database.asSuperuser<{ row: string }>(
      'select k::text as row from api_keys k where id = $1',
      [id],
    );
    expect(stored?.row).not.toContain(key.slice(12));
    expect((await test.withToken(key).call(screening.listCampaigns)).statusCode).toBe(200);
    expect((await list(admin)).items[0]?.lastUsedAt).not.toBeNull();
    expect((await readActivityLog(test, admin.organizationId))[0]).toMatchObject({
      action: 'create_key',
      detail: { key: 'Payroll', scopes: ['campaigns:read'] },
    });
  });

  it('give access only to routes of their scopes', async () => {
    const admin = await test.make.admin();
    for (const scope of API_SCOPES) {
      const { key } = await create(admin, [scope]);
      const caller = test.withToken(key);
      for (const route of allRoutes) {
        if (route.access === 'public') continue;
        const { statusCode } = await caller.call(route, {
          params: Object.fromEntries(
            [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, MISSING]),
          ),
        });
        const open = route.scope === scope;
        expect([scope, route.path, statusCode === 403]).toEqual([scope, route.path, !open]);
        expect(statusCode).not.toBe(401);
      }
    }
  });

  it('see only their own organisation', async () => {
    const admin = await test.make.admin();
    const { key } = await create(admin, ['candidates:read', 'candidates:write']);
    const theirs = await test.make.screeningCampaign(await test.make.user());
    const candidate = await test.make.candidate(theirs, { status: 'completed' });
    const caller = test.withToken(key);
    const foreign = await caller.call(screening.listCandidates, { params: { id: theirs.id } });
    const missing = await caller.call(screening.listCandidates, { params: { id: MISSING } });
    expect(foreign.statusCode).toBe(404);
    expect(comparableBytes(foreign)).toEqual(comparableBytes(missing));
    const removed = await caller.call(screening.removeQuestionnaire, {
      params: { id: candidate.id },
    });
    expect(removed.statusCode).toBe(404);
  });

  it('are logged as the actor of decisions and invitations', async () => {
    const admin = await test.make.admin();
    const { key } = await create(admin, ['candidates:write', 'invitations:write']);
    const campaign = await test.make.screeningCampaign(admin);
    const candidate = await test.make.candidate(campaign, { status: 'completed' });
    const caller = test.withToken(key);
    const decided = await caller.call(candidates.decide, {
      params: { id: candidate.id },
      body: { decision: 'shortlisted', note: '' },
    });
    expect(decided.statusCode).toBe(200);
    const sent = await caller.call(email.send, {
      body: {
        kind: 'invitation',
        campaignId: campaign.id,
        to: ['a@example.org'],
        language: 'fr',
      },
    });
    expect(sent.statusCode).toBe(202);
    const lines = await readActivityLog(test, admin.organizationId);
    expect(lines.map(({ actor, action }) => [actor, action]).slice(0, 2)).toEqual([
      ['API · Payroll', 'invite'],
      ['API · Payroll', 'decide'],
    ]);
  });

  it('stop working when revoked, expired, or the organisation is inactive', async () => {
    const admin = await test.make.admin();
    const { organizationId } = admin;
    const calls = (key: string) => test.withToken(key).call(screening.listCampaigns);
    const revoked = await create(admin, ['campaigns:read']);
    const params = { id: organizationId, keyId: revoked.id };
    const asAdmin = await test.as(admin);
    expect((await asAdmin.call(integration.removeKey, { params })).statusCode).toBe(204);
    expect((await calls(revoked.key)).statusCode).toBe(401);
    expect((await asAdmin.call(integration.removeKey, { params })).statusCode).toBe(404);
    const expiresAt = new Date(test.now().getTime() + 60_000).toISOString();
    const short = await create(admin, ['campaigns:read'], { expiresAt });
    expect((await calls(short.key)).statusCode).toBe(200);
    const long = await create(admin, ['campaigns:read']);
    test.advance(60_001);
    expect((await calls(short.key)).statusCode).toBe(401);
    await test.database.asSuperuser(
      `update organizations set status = 'inactive' where organization_id = $1`,
      [organizationId],
    );
    expect((await calls(long.key)).statusCode).toBe(401);
    expect((await calls('cdk_no-such-key-at-all-anywhere')).statusCode).toBe(401);
  });

  it('are created only by admins, with known scopes, twenty at most', async () => {
    const admin = await test.make.admin();
    const { organizationId } = admin;
    const call = async (user: MadeUser, id = organizationId, body: object = {}) =>
      (await test.as(user)).call(integration.createKey, {
        params: { id },
        body: { name: 'x', scopes: ['campaigns:read'], ...body },
      });
    expect((await call(await test.make.user({ organizationId }))).statusCode).toBe(403);
    const outsider = await test.make.admin();
    expect(comparableBytes(await call(outsider))).toEqual(
      comparableBytes(await call(outsider, MISSING)),
    );
    expect((await call(admin, organizationId, { scopes: [] })).statusCode).toBe(422);
    expect((await call(admin, organizationId, { scopes: ['everything'] })).statusCode).toBe(422);
    const past = new Date(test.now().getTime() - 1000).toISOString();
    expect((await call(admin, organizationId, { expiresAt: past })).statusCode).toBe(422);
    const params = { id: organizationId };
    expect((await test.nobody.call(integration.listKeys, { params })).statusCode).toBe(401);
    for (let made = 0; made < 19; made++) expect((await call(admin)).statusCode).toBe(201);
    const last = await runConcurrently(test, [() => call(admin), () => call(admin)]);
    expect(new Set(last.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 422]));
  });

  it('cannot create keys or read users', async () => {
    const admin = await test.make.admin();
    const { key } = await create(admin, [...API_SCOPES]);
    const caller = test.withToken(key);
    const params = { id: admin.organizationId };
    expect((await caller.call(users.list)).statusCode).toBe(403);
    expect((await caller.call(integration.listKeys, { params })).statusCode).toBe(403);
    expect((await caller.call(contract.auth.session)).statusCode).toBe(403);
  });
});
