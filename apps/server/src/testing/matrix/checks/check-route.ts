import { comparableBytes } from '../../comparable-bytes.ts';
import { buildCall, specialOf, resourceOf } from '../calls/build-call.ts';
import { type Checksums, checksumsOf } from '../world/checksums.ts';
import { expectedOutcome, type Relation, type Rule } from './expected.ts';
import { buildTenant } from '../world/tenant.ts';
import { type Cell, checkCall, type CallTenants } from './check-call.ts';
import type { NamedRoute } from '../named-routes.ts';
import { PRINCIPALS, type Principal, type World } from '../world/principals.ts';
import { RULES } from '../rules.ts';
import { VARIANTS } from '../calls/variants.ts';

const RELATIONS: readonly Relation[] = ['own', 'foreign', 'missing'];

const isNamed =
  (wanted: string) =>
  ({ name }: NamedRoute): boolean =>
    name === wanted;

const ruleOf = (of: NamedRoute): Rule => ({
  words: new Set((RULES[of.name] ?? VARIANTS.find(isNamed(of.name))?.rule ?? '').split(' ')),
  resource: resourceOf(of),
  absent: specialOf(of.name).absent ?? 'not_found',
  refused: specialOf(of.name).refused ?? 'forbidden',
});

/** Public routes ignore tokens: a few callers are enough. */
const ASK_PUBLIC = ['nobody', 'garbage', 'colleague', 'key', 'super admin'];

const cellsOf = (rule: Rule, principals: readonly Principal[]): Cell[] =>
  principals
    .filter(({ name }) => !rule.words.has('public') || ASK_PUBLIC.includes(name))
    .flatMap((principal) =>
      (rule.resource === undefined ? RELATIONS.slice(0, 1) : RELATIONS).map((relation) => ({
        principal,
        relation,
        outcome: expectedOutcome(rule, principal, relation),
      })),
    );

const sharedTenants = ({ ours, theirs }: World, { principal, relation }: Cell): CallTenants => {
  const [home, other] = principal.elsewhere === true ? [theirs, ours] : [ours, theirs];
  return { home, named: { own: home, foreign: other, missing: null }[relation] };
};

/** Creates all callers and resources before the first checksum. */
const warmUp = async (
  world: World,
  of: NamedRoute,
  { resource }: Rule,
  principals: readonly Principal[],
): Promise<void> => {
  for (const tenant of [world.ours, world.theirs]) {
    for (const principal of principals) await principal.caller(world, tenant, resource);
    await buildCall(of, tenant);
  }
};

const changes = (before: Checksums, after: Checksums): string[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((key) => before.get(key) !== after.get(key))
    .map((key) => `changes ${key}`);

/** As many at a time as the route lets one organisation make. */
const forEachCell = async <T>(
  { route }: NamedRoute,
  cells: readonly Cell[],
  check: (cell: Cell) => Promise<T>,
): Promise<T[]> => {
  const atOnce = route.share?.atOnce ?? cells.length;
  const results: T[] = [];
  for (let first = 0; first < cells.length; first += atOnce)
    results.push(...(await Promise.all(cells.slice(first, first + atOnce).map(check))));
  return results;
};

/** Refused calls change nothing, and foreign resources look like missing ones. */
const checkRefusals = async (world: World, of: NamedRoute, rule: Rule, cells: readonly Cell[]) => {
  const before = await checksumsOf(world, [world.ours, world.theirs]);
  const results = await forEachCell(of, cells, async (cell) => ({
    cell,
    ...(await checkCall(world, of, rule, cell, sharedTenants(world, cell))),
  }));
  const bytes = (principal: Principal, relation: Relation) =>
    results
      .filter(({ cell }) => cell.principal === principal && cell.relation === relation)
      .filter(({ answer }) => answer.statusCode >= 400)
      .map(({ answer }) => comparableBytes(answer))[0];
  const everybody = [...new Set(cells.map(({ principal }) => principal))];
  // Super admins see all organisations.
  const told = everybody.filter((principal) => {
    if (principal.is === 'superadmin') return false;
    const [foreign, missing] = [bytes(principal, 'foreign'), bytes(principal, 'missing')];
    return foreign !== undefined && missing !== undefined && foreign !== missing;
  });
  return [
    ...results.flatMap(({ violations }) => violations),
    ...told.map(({ name }) => `${of.name} by ${name}: foreign and missing differ`),
    ...changes(before, await checksumsOf(world, [world.ours, world.theirs])),
  ];
};

/** Permitted calls, each in a new tenant if it writes; the other organisation must not change. */
const checkAdmissions = async (
  world: World,
  of: NamedRoute,
  rule: Rule,
  cells: readonly Cell[],
) => {
  const reads = of.route.method === 'GET' || rule.resource === 'audited';
  const places = async (cell: Cell): Promise<CallTenants> => {
    if (reads) return sharedTenants(world, cell);
    const home = await buildTenant(world.test);
    if (cell.relation === 'own') return { home, named: home };
    return { home, named: cell.relation === 'missing' ? null : await buildTenant(world.test) };
  };
  const run = async (some: readonly Cell[]) =>
    (
      await forEachCell(of, some, async (cell) =>
        checkCall(world, of, rule, cell, await places(cell)),
      )
    ).flatMap(({ violations }) => violations);
  const isSuperadmin = ({ principal }: Cell) => principal.is === 'superadmin';
  const before = await checksumsOf(world, [world.theirs]);
  const found = await run(cells.filter((cell) => !isSuperadmin(cell)));
  const changed = changes(before, await checksumsOf(world, [world.theirs]));
  return [...found, ...changed, ...(await run(cells.filter(isSuperadmin)))];
};

/** Violations of one route; empty if all is well. */
export const checkRoute = async (
  world: World,
  of: NamedRoute,
  principals: readonly Principal[] = PRINCIPALS,
): Promise<string[]> => {
  const rule = ruleOf(of);
  const cells = cellsOf(rule, principals);
  await warmUp(world, of, rule, principals);
  const refused = cells.filter(({ outcome }) => outcome !== 'admitted');
  // A principal of the other organisation is an ordinary administrator there.
  const admitted = cells.filter(
    ({ outcome, principal }) => outcome === 'admitted' && principal.elsewhere !== true,
  );
  return [
    ...(await checkRefusals(world, of, rule, refused)),
    ...(await checkAdmissions(world, of, rule, admitted)),
  ];
};
