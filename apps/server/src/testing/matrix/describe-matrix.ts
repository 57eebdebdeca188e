import type { Route } from '@cadran/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../test-app.ts';
import { dumpDatabase } from '../database-dump.ts';
import { buildCall } from './calls/build-call.ts';
import { checkRoute } from './checks/check-route.ts';
import type { Tenant } from './world/tenant.ts';
import type { NamedRoute } from './named-routes.ts';
import { type Part, routesOfPart, variantsOfPart } from './parts.ts';
import { buildWorld, type World } from './world/principals.ts';

const holds = (row: string, { secret, shown }: Tenant): boolean =>
  row.includes(secret) || row.includes(shown);

/** These take names or signed tokens, not ids: unknown ones are `not_found`. */
const BY_NAME = new Set([
  'assessmentOrders.sharedReport',
  'profiling.findCampaignByUrl',
  'reference.list',
  'screening.findCampaignByUrl',
]);

const logged = ({ route }: NamedRoute): string => `"route":"/api${route.path}"`;

/** The authorisation matrix for the routes of one part, in a database of its own. */
export const describeMatrix = (part: Part): void => {
  const routes = routesOfPart(part);
  let test: TestApp;
  let world: World;
  beforeAll(async () => {
    test = await createTestApp();
    world = await buildWorld(test);
  });
  afterAll(() => test.close());

  it.each([...routes, ...variantsOfPart(part)])('$name', async (of) => {
    expect(await checkRoute(world, of)).toEqual([]);
  });

  const letIn = ({ access, module }: Route): Promise<Caller> | Caller => {
    if (access === 'public') return test.nobody;
    if (access.includes('superadmin')) return world.superadmin();
    if (access.includes('anonymous')) return world.anonymous();
    return world.ours.callers[module === 'profiling' ? 'respondent' : 'candidate']();
  };

  /** Other products' calls may have unknown fields, which are dropped (contract, `partner`). */
  const strict = routes.filter(
    ({ route }) => !route.partner && !route.form && (route.params ?? route.query ?? route.body),
  );
  it.each(strict)('$name refuses malformed ids and unknown fields', async (of) => {
    const { route } = of;
    const call = await buildCall(of, world.ours);
    const ids = Object.keys(call.params ?? {}).map((name) => [name, '1 or 1=1']);
    const wrong: Partial<Record<'params' | 'query' | 'body', object>> = {
      ...(route.params && { params: Object.fromEntries(ids) }),
      ...(route.query && { query: { ...call.query, unheard: 'of' } }),
      ...(route.body && { body: { ...(call.body as object), unheard: 'of' } }),
    };
    for (const [input, sent] of Object.entries(wrong)) {
      const caller = await letIn(route);
      const answer = await caller.call(route, { ...call, [input]: sent });
      const missing = input === 'params' && BY_NAME.has(of.name);
      expect([input, answer.json().error?.code]).toEqual([
        input,
        missing ? 'not_found' : 'invalid_input',
      ]);
    }
  });

  it('leaves no data of one organisation in the other’s rows or in the log', async () => {
    const { ours, theirs } = world;
    const marks = [ours, theirs].flatMap(({ secret, shown }) => [secret, shown]);
    const dump = (await dumpDatabase(test)).split('\n');
    const mixed = dump.filter((row) => row.includes(ours.organizationId) && holds(row, theirs));
    expect(mixed).toEqual([]);
    expect(dump.filter((row) => holds(row, ours)).length).toBeGreaterThan(10);
    const log = test.logLines.join('');
    expect(routes.some((of) => log.includes(logged(of)))).toBe(true);
    expect(marks.filter((mark) => log.includes(mark))).toEqual([]);
  });
};
