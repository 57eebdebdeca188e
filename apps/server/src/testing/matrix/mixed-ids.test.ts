import { randomUUID } from 'node:crypto';
import { contract, successStatus } from '@cadran/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bytesOf } from '../same-answer.ts';
import { createTestApp, type Caller, type TestApp } from '../test-app.ts';
import { buildCall, type Call } from './build-call.ts';
import { checksumsOf } from './checksums.ts';
import type { House } from './house.ts';
import { idSlots, placed, thingOfSlot } from './id-slots.ts';
import { type NamedRoute, ROUTES } from './named-routes.ts';
import { buildWorld, type World } from './principals.ts';

/** To a super admin nothing is foreign, and a visitor is at home in no organisation: what they name is in the matrix. */
const isMembers = ({ route }: NamedRoute) => route.access.includes('admin');
const INVITED = { slot: 'body.invitation', name: 'questionnaires.start body.invitation' };

const SLOTS = ROUTES.flatMap((of) =>
  idSlots(of).map((slot) => ({ of, slot, name: `${of.name} ${slot}` })),
).filter(
  ({ of, slot, name }) =>
    thingOfSlot(of, slot) !== 'made up' && (isMembers(of) || name === INVITED.name),
);

const SOURCE = 'culture.source';

/** A target with its source, whole but for the id under test. */
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

  const idOf = async (of: NamedRoute, slot: string, house: House | null): Promise<string> => {
    const thing = thingOfSlot(of, slot);
    if (house === null || thing === 'made up') return randomUUID();
    if (thing !== 'unit') return (await house.things[thing]()).id;
    const { units } = await house.things.audited();
    return units[0]?.id ?? '';
  };

  const callWith = async (of: NamedRoute, slot: string, house: House | null): Promise<Call> => {
    const call = await buildCall(of, world.ours);
    const [part, ...path] = slot.split('.');
    const id = await idOf(of, slot, house);
    if (part === 'query') return { ...call, query: { ...call.query, [path[0] ?? '']: id } };
    if (!slot.includes(SOURCE)) return { ...call, body: placed(call.body, path, id) };
    const own = { campaignId: (await world.ours.things.audited()).id };
    return { ...call, body: withSource(call.body as object, { ...own, [path.at(-1) ?? '']: id }) };
  };

  it.each(SLOTS)(
    '$name: foreign answers as missing, shows nothing and changes nothing',
    async ({ of, slot, name }) => {
      const { theirs } = world;
      await callWith(of, slot, theirs);
      const caller = await callerOf(of);
      const before = await checksumsOf(world, [theirs]);
      const foreign = await caller.call(of.route, await callWith(of, slot, theirs));
      const missing = await caller.call(of.route, await callWith(of, slot, null));
      expect(await checksumsOf(world, [theirs])).toEqual(before);
      for (const mark of [theirs.secret, theirs.shown]) expect(foreign.body).not.toContain(mark);
      expect(foreign.statusCode).toBe(missing.statusCode);
      if (foreign.statusCode >= 400) expect(bytesOf(foreign)).toBe(bytesOf(missing));
      // A filter finds nothing; an invitation that is not of the campaign is passed over, since anybody may hold a link.
      else if (of.route.method === 'GET') expect(foreign.json()).toEqual(missing.json());
      else expect([name, successStatus(of.route)]).toEqual([INVITED.name, foreign.statusCode]);
    },
  );

  it('a target’s source of the own organisation is taken: the refusals above are for its being foreign', async () => {
    const { audited } = world.ours.things;
    const source = { campaignId: (await audited()).id };
    const body = withSource({ name: 'A new one', customUrl: 'from-an-audit' }, source);
    const admin = await world.ours.callers.admin();
    const answer = await admin.call(contract.screening.createCampaign, { body });
    expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
  });

  it.each(['screening', 'profiling'] as const)(
    'an invitation of another campaign, own or foreign, answers as missing: %s',
    async (module) => {
      const { ours, theirs } = world;
      const route =
        contract.invitations[module === 'screening' ? 'removeOfScreening' : 'removeOfProfiling'];
      const [campaign, invitation] = [`${module}Campaign`, `${module}Invitation`] as const;
      const own = (await ours.things[campaign]()).id;
      const strange = (await theirs.things[campaign]()).id;
      const mine = (await ours.things[invitation]()).id;
      const foreign = (await theirs.things[invitation]()).id;
      const elsewhere =
        module === 'screening'
          ? await test.make.screeningCampaign(await ours.people.owner())
          : await test.make.profilingCampaign(await ours.people.owner());
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
        expect(bytesOf(answer)).toBe(bytesOf(missing));
      }
      expect(await checksumsOf(world, [ours, theirs])).toEqual(before);
      const done = await admin.call(route, { params: { id: own, invitationId: mine } });
      expect(done.statusCode).toBe(204);
    },
  );

  it('a comparison of own and foreign candidates answers as with a missing one', async () => {
    const { ours, theirs } = world;
    const own = (await ours.things.candidate()).id;
    const { id } = await ours.things.screeningCampaign();
    const admin = await ours.callers.admin();
    const ask = (other: string) =>
      admin.call(contract.applicants.compare, {
        params: { id },
        query: { ids: `${own},${other}` },
      });
    const foreign = await ask((await theirs.things.candidate()).id);
    expect(foreign.statusCode).toBe(404);
    expect(bytesOf(foreign)).toBe(bytesOf(await ask(randomUUID())));
  });
});
