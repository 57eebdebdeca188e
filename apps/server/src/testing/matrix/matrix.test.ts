import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test-app.ts';
import { wholeDump } from '../whole-dump.ts';
import { checkRoute } from './check-route.ts';
import type { House } from './house.ts';
import { ROUTES } from './named-routes.ts';
import { buildWorld, type World } from './principals.ts';
import { RULES } from './rules.ts';
import { SPECIAL } from './special-calls.ts';
import { VARIANTS } from './variants.ts';

const holds = (row: string, { secret, shown }: House): boolean =>
  row.includes(secret) || row.includes(shown);

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

  it('refuses what is no id before anything is looked up', async () => {
    const superadmin = await world.superadmin();
    const naming = ROUTES.filter(
      ({ route }) => route.path.includes('/:') && route.access.includes('superadmin'),
    );
    for (const { name, route } of naming) {
      const names = [...route.path.matchAll(/:(\w+)/g)].map(([, each = '']) => each);
      const params = Object.fromEntries(names.map((each) => [each, '1 or 1=1']));
      expect([name, (await superadmin.call(route, { params })).statusCode]).toEqual([name, 422]);
    }
    expect(naming.length).toBeGreaterThan(50);
  });

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
