import { randomUUID } from 'node:crypto';
import { contract, successStatus } from '@cadran/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comparableBytes } from '../comparable-bytes.ts';
import { createTestApp, type Caller, type TestApp } from '../test-app.ts';
import { buildCall, type Call } from './calls/build-call.ts';
import { checksumsOf } from './world/checksums.ts';
import type { Tenant } from './world/tenant.ts';
import { idSlots, placed, resourceOfSlot } from './calls/id-slots.ts';
import { type NamedRoute, ROUTES } from './named-routes.ts';
import { buildWorld, type World } from './world/principals.ts';

/** Super admins and visitors belong to no organisation that could be foreign; the matrix covers them. */
const isMembers = ({ route }: NamedRoute) => route.access.includes('admin');
const INVITED = { slot: 'body.invitation', name: 'questionnaires.start body.invitation' };

const SLOTS = ROUTES.flatMap((of) =>
  idSlots(of).map((slot) => ({ of, slot, name: `${of.name} ${slot}` })),
).filter(
  ({ of, slot, name }) =>
    resourceOfSlot(of, slot) !== 'made up' && (isMembers(of) || name === INVITED.name),
);

const SOURCE = 'culture.source';

/** A target with its source, complete except for the tested id. */
const withSource = (body: object, source: object): object => ({
  ...body,
  profile: {
    culture: {
      target: { clan: 40, adhocracy: 30, market: 15, hierarchy: 15 },
      source: { unitId: null, moment: 'desired', ...source },
    },
  },
});

describe('own and foreign ids mixed in one call', () => {
  let test: TestApp;
  let world: World;
  beforeAll(async () => {
    test = await createTestApp();
    world = await buildWorld(test);
  });
  afterAll(() => test.close());

  const callerOf = (of: NamedRoute): Promise<Caller> =>
    isMembers(of) ? world.ours.callers.admin() : world.anonymous();

  const idOf = async (of: NamedRoute, slot: string, tenant: Tenant | null): Promise<string> => {
    const resource = resourceOfSlot(of, slot);
    if (tenant === null || resource === 'made up') return randomUUID();
    if (resource !== 'unit') return (await tenant.resources[resource]()).id;
    const { units } = await tenant.resources.audited();
    return units[0]?.id ?? '';
  };

  const callWith = async (of: NamedRoute, slot: string, tenant: Tenant | null): Promise<Call> => {
    const call = await buildCall(of, world.ours);
    const [part, ...path] = slot.split('.');
    const id = await idOf(of, slot, tenant);
    if (part === 'query') return { ...call, query: { ...call.query, [path[0] ?? '']: id } };
    if (!slot.includes(SOURCE)) return { ...call, body: placed(call.body, path, id) };
    const own = { campaignId: (await world.ours.resources.audited()).id };
    return { ...call, body: withSource(call.body as object, { ...own, [path.at(-1) ?? '']: id }) };
  };

  it.each(SLOTS)('$name treats foreign ids as missing ones', async ({ of, slot, name }) => {
    const { theirs } = world;
    await callWith(of, slot, theirs);
    const caller = await callerOf(of);
    const before = await checksumsOf(world, [theirs]);
    const foreign = await caller.call(of.route, await callWith(of, slot, theirs));
    const missing = await caller.call(of.route, await callWith(of, slot, null));
    expect(await checksumsOf(world, [theirs])).toEqual(before);
    for (const mark of [theirs.secret, theirs.shown]) expect(foreign.body).not.toContain(mark);
    expect(foreign.statusCode).toBe(missing.statusCode);
    const isRefused = foreign.statusCode >= 400;
    const isRead = of.route.method === 'GET';
    // A filter matches nothing; an invitation of another campaign is ignored, because anybody may have a link.
    const isInvited = name === INVITED.name && foreign.statusCode === successStatus(of.route);
    expect(isRefused || isRead || isInvited).toBe(true);
    const comparable = (answer: typeof foreign): unknown => {
      if (isRefused) return comparableBytes(answer);
      return isRead ? answer.json() : answer.statusCode;
    };
    expect(comparable(foreign)).toEqual(comparable(missing));
  });

  it('accepts a target’s source of the own organisation', async () => {
    const { audited } = world.ours.resources;
    const source = { campaignId: (await audited()).id };
    const body = withSource({ name: 'A new one', customUrl: 'from-an-audit' }, source);
    const admin = await world.ours.callers.admin();
    const answer = await admin.call(contract.screening.createCampaign, { body });
    expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
  });

  it.each(['screening', 'profiling'] as const)(
    'treats an invitation of another campaign as missing: %s',
    async (module) => {
      const { ours, theirs } = world;
      const route =
        contract.invitations[module === 'screening' ? 'removeOfScreening' : 'removeOfProfiling'];
      const [campaign, invitation] = [`${module}Campaign`, `${module}Invitation`] as const;
      const own = (await ours.resources[campaign]()).id;
      const strange = (await theirs.resources[campaign]()).id;
      const mine = (await ours.resources[invitation]()).id;
      const foreign = (await theirs.resources[invitation]()).id;
      const elsewhere =
        module === 'screening'
          ? await test.make.screeningCampaign(await ours.users.owner())
          : await test.make.profilingCampaign(await ours.users.owner());
      const admin = await ours.callers.admin();
      const before = await checksumsOf(world, [ours, theirs]);
      const missing = await admin.call(route, {
        params: { id: randomUUID(), invitationId: randomUUID() },
      });
      expect(missing.statusCode).toBe(404);
      for (const [id, invitationId] of [
        [own, foreign],
        [strange, foreign],
        [strange, mine],
        [elsewhere.id, mine],
        [own, randomUUID()],
      ] as const) {
        const answer = await admin.call(route, { params: { id, invitationId } });
        expect(comparableBytes(answer)).toBe(comparableBytes(missing));
      }
      expect(await checksumsOf(world, [ours, theirs])).toEqual(before);
      const done = await admin.call(route, { params: { id: own, invitationId: mine } });
      expect(done.statusCode).toBe(204);
    },
  );

  it('treats a foreign candidate in a comparison as missing', async () => {
    const { ours, theirs } = world;
    const own = (await ours.resources.candidate()).id;
    const { id } = await ours.resources.screeningCampaign();
    const admin = await ours.callers.admin();
    const ask = (other: string) =>
      admin.call(contract.candidates.compare, {
        params: { id },
        query: { ids: `${own},${other}` },
      });
    const foreign = await ask((await theirs.resources.candidate()).id);
    expect(foreign.statusCode).toBe(404);
    expect(comparableBytes(foreign)).toBe(comparableBytes(await ask(randomUUID())));
  });
});
