import { contract, SAMPLE_REPORTS } from '@cadran/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCampaign } from '../../testing/candidates/candidate-session.ts';
import { completeCandidate } from '../../testing/candidates/complete-candidate.ts';
import { fullCampaign } from '../../testing/candidates/full-campaign.ts';
import { comparableBytes } from '../../testing/comparable-bytes.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const { integration, sandbox } = contract;
const MISSING = '00000000-0000-4000-8000-000000000000';

describe('sandbox', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('creates, updates, lists and deletes items', async () => {
    const caller = await test.as(await test.make.user());
    const body = { name: 'First', payload: { any: ['thing', 1, null] } };
    const made = (await caller.call(sandbox.create, { body })).json();
    expect(made).toMatchObject(body);
    const params = { id: made.id };
    const changed = await caller.call(sandbox.update, { params, body: { name: 'Second' } });
    expect(changed.json()).toMatchObject({ name: 'Second', payload: null });
    expect((await caller.call(sandbox.read, { params })).json()).toMatchObject({ name: 'Second' });
    expect((await caller.call(sandbox.list, { query: { q: 'sec' } })).json().total).toBe(1);
    expect((await caller.call(sandbox.remove, { params })).statusCode).toBe(204);
    expect((await caller.call(sandbox.read, { params })).statusCode).toBe(404);
  });

  it('refuses unstorable text, naming the field', async () => {
    const caller = await test.as(await test.make.user());
    for (const half of ['\uD800', 'nul \u0000 inside']) {
      const body = { name: 'x', payload: { deep: [half] } };
      const answer = await caller.call(sandbox.create, { body });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ error: { fields: { 'payload.deep.0': 'format' } } });
    }
  });

  it('limits the number and size of items', async () => {
    const caller = await test.as(await test.make.user());
    for (let made = 0; made < 100; made++)
      expect((await caller.call(sandbox.create, { body: { name: 'x' } })).statusCode).toBe(201);
    const full = await caller.call(sandbox.create, { body: { name: 'x' } });
    expect(full.json()).toMatchObject({ error: { fields: { name: 'max_items:100' } } });
    const long = { name: 'x', payload: 'y'.repeat(20_000) };
    const other = await test.as(await test.make.user());
    expect((await other.call(sandbox.create, { body: long })).statusCode).toBe(422);
  });

  it('requires log-in and separates organisations', async () => {
    const one = await test.as(await test.make.user());
    const { id } = (await one.call(sandbox.create, { body: { name: 'mine' } })).json();
    for (const outsider of [await test.make.admin(), await test.make.superadmin()]) {
      const caller = await test.as(outsider);
      const foreign = await caller.call(sandbox.read, { params: { id } });
      const missing = await caller.call(sandbox.read, { params: { id: MISSING } });
      expect(comparableBytes(foreign)).toEqual(comparableBytes(missing));
      expect((await caller.call(sandbox.list)).json().total).toBe(0);
    }
    expect((await test.nobody.call(sandbox.list)).statusCode).toBe(401);
    expect((await (await test.anonymous()).call(sandbox.list)).statusCode).toBe(403);
  });

  it('validates a value without saving it', async () => {
    const caller = await test.as(await test.make.user());
    const validate = async (schema: string, value: unknown) =>
      (await caller.call(sandbox.validate, { body: { schema, value } })).json();
    expect(await validate('newScreeningCampaign', fullCampaign('fine'))).toEqual({
      valid: true,
      fields: {},
    });
    expect(await validate('newUser', { username: 'x', role: 'king' })).toEqual({
      valid: false,
      fields: expect.objectContaining({ username: 'min_length:3', role: 'one_of' }),
    });
    const unknown = await caller.call(sandbox.validate, { body: { schema: 'password', value: 1 } });
    expect(unknown.statusCode).toBe(422);
  });

  it.each(SAMPLE_REPORTS)(
    'renders a sample %s report with the organisation’s branding',
    async (id) => {
      const caller = await test.as(await test.make.user());
      const query = { language: 'en' };
      const answer = await caller.call(sandbox.sample, { params: { id }, query });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      expect((await test.nobody.call(sandbox.sample, { params: { id } })).statusCode).toBe(401);
    },
  );
});

describe('GET /download/', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('serves every file with the access rules of its own route', async () => {
    const owner = await test.make.admin();
    const campaign = await createCampaign(test, owner, fullCampaign('download'));
    const own = await completeCandidate(test, campaign, 3);
    const asOwner = await test.as(owner);
    const get = async (caller: typeof asOwner, kind: string, id: string) => {
      const answer = await caller.call(integration.download, { query: { kind, id } });
      return [answer.statusCode, String(answer.headers['content-type']).split(';')[0]];
    };
    expect(await get(asOwner, 'recruiter', own.id)).toEqual([200, 'application/pdf']);
    expect(await get(asOwner, 'personal', own.id)).toEqual([200, 'application/pdf']);
    expect(await get(asOwner, 'candidates_csv', campaign.id)).toEqual([200, 'text/csv']);
    expect((await get(asOwner, 'candidates_xlsx', campaign.id))[0]).toBe(200);
    expect(await get(own.caller, 'personal', own.id)).toEqual([200, 'application/pdf']);
    for (const kind of ['recruiter', 'candidates_csv', 'profiling'])
      expect((await get(own.caller, kind, own.id))[0]).toBe(403);
    const outsider = await test.as(await test.make.admin());
    for (const [kind, id] of [
      ['recruiter', own.id],
      ['candidates_csv', campaign.id],
      ['profiling', campaign.id],
    ] as const)
      expect([kind, (await get(outsider, kind, id))[0]]).toEqual([kind, 404]);
    const { organizationId } = owner;
    const off = await test.as(await test.make.admin({ organizationId, screeningEnabled: false }));
    expect((await get(off, 'recruiter', own.id))[0]).toBe(403);
    const colleague = await test.as(await test.make.user({ organizationId }));
    expect((await get(colleague, 'candidates_csv', campaign.id))[0]).toBe(403);
    expect((await get(test.nobody, 'recruiter', own.id))[0]).toBe(401);
    expect((await get(asOwner, 'everything', own.id))[0]).toBe(422);
  });
});
