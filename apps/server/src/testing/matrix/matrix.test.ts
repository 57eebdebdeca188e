import type { Route } from '@cadran/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../test-app.ts';
import { wholeDump } from '../whole-dump.ts';
import { buildCall } from './build-call.ts';
import { checkRoute } from './check-route.ts';
import type { House } from './house.ts';
import { ROUTES } from './named-routes.ts';
import { buildWorld, type World } from './principals.ts';
import { RULES } from './rules.ts';
import { SPECIAL } from './special-calls.ts';
import { VARIANTS } from './variants.ts';

const holds = (row: string, { secret, shown }: House): boolean =>
  row.includes(secret) || row.includes(shown);

/** What is typed or followed is a name: any may be asked for, and most are of nothing. */
const BY_NAME = new Set([
  'profiling.findCampaignByUrl',
  'reference.list',
  'screening.findCampaignByUrl',
]);

describe('the authorisation matrix', () => {
  let test: TestApp;
  let world: World;
  beforeAll(async () => {
    test = await createTestApp();
    world = await buildWorld(test);
  });
  afterAll(() => test.close());

  it('knows every route of the contract, and no other', () => {
    const names = ROUTES.map(({ name }) => name);
    expect(Object.keys(RULES).toSorted()).toEqual(names.toSorted());
    for (const name of Object.keys(SPECIAL)) expect(names).toContain(name);
  });

  it.each([...ROUTES, ...VARIANTS])('$name', async (of) => {
    expect(await checkRoute(world, of)).toEqual([]);
  });

  const letIn = ({ access, module }: Route): Promise<Caller> | Caller => {
    if (access === 'public') return test.nobody;
    if (access.includes('superadmin')) return world.superadmin();
    if (access.includes('anonymous')) return world.anonymous();
    return world.ours.callers[module === 'profiling' ? 'employee' : 'candidate']();
  };

  it.each(ROUTES.filter(({ route }) => route.params ?? route.query ?? route.body))(
    '$name refuses what is no id, and what it has no name for',
    async (of) => {
      const { route } = of;
      const call = await buildCall(of, world.ours);
      const ids = Object.keys(call.params ?? {}).map((name) => [name, '1 or 1=1']);
      const wrong: Partial<Record<'params' | 'query' | 'body', object>> = {
        ...(route.params && { params: Object.fromEntries(ids) }),
        ...(route.query && { query: { ...call.query, unheard: 'of' } }),
        ...(route.body && { body: { ...(call.body as object), unheard: 'of' } }),
      };
      for (const [part, sent] of Object.entries(wrong)) {
        const caller = await letIn(route);
        const answer = await caller.call(route, { ...call, [part]: sent });
        const missing = part === 'params' && BY_NAME.has(of.name);
        expect([part, answer.json().error?.code]).toEqual([
          part,
          missing ? 'not_found' : 'invalid_input',
        ]);
      }
    },
  );

  it('leaves nothing of one organisation in the rows of the other, nor anything of both in the log', async () => {
    const { ours, theirs } = world;
    const marks = [ours, theirs].flatMap(({ secret, shown }) => [secret, shown]);
    const dump = (await wholeDump(test)).split('\n');
    const mixed = dump.filter((row) => row.includes(ours.organizationId) && holds(row, theirs));
    expect(mixed).toEqual([]);
    expect(dump.filter((row) => holds(row, ours)).length).toBeGreaterThan(10);
    const log = test.logLines.join('');
    expect(log).toContain('"route":"/api/users/:id"');
    expect(marks.filter((mark) => log.includes(mark))).toEqual([]);
  });
});
