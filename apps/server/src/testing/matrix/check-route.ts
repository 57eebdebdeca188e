import { bytesOf } from '../same-answer.ts';
import { buildCall, specialOf, thingOf } from './build-call.ts';
import { type Checksums, checksumsOf } from './checksums.ts';
import { expectedOutcome, type Relation, type Rule } from './expected.ts';
import { buildHouse } from './house.ts';
import { type Cell, judge, type Places } from './judge.ts';
import type { NamedRoute } from './named-routes.ts';
import { PRINCIPALS, type Principal, type World } from './principals.ts';
import { RULES } from './rules.ts';
import { VARIANTS } from './variants.ts';

const RELATIONS: readonly Relation[] = ['own', 'foreign', 'missing'];

const isNamed =
  (wanted: string) =>
  ({ name }: NamedRoute): boolean =>
    name === wanted;

const ruleOf = (of: NamedRoute): Rule => ({
  words: new Set((RULES[of.name] ?? VARIANTS.find(isNamed(of.name))?.rule ?? '').split(' ')),
  thing: thingOf(of),
  absent: specialOf(of.name).absent ?? 'not_found',
  refused: specialOf(of.name).refused ?? 'forbidden',
});

/** Where no token is asked for, nobody's is looked at: a few callers stand for all. */
const ASK_PUBLIC = ['nobody', 'garbage', 'colleague'];

const cellsOf = (rule: Rule, principals: readonly Principal[]): Cell[] =>
  principals
    .filter(({ name }) => !rule.words.has('public') || ASK_PUBLIC.includes(name))
    .flatMap((principal) =>
      (rule.thing === undefined ? RELATIONS.slice(0, 1) : RELATIONS).map((relation) => ({
        principal,
        relation,
        outcome: expectedOutcome(rule, principal, relation),
      })),
    );

/** What is ours is foreign to somebody from elsewhere. */
const sharedPlaces = ({ ours, theirs }: World, { principal, relation }: Cell): Places => {
  const [home, other] = principal.elsewhere === true ? [theirs, ours] : [ours, theirs];
  return { home, named: { own: home, foreign: other, missing: null }[relation] };
};

/** Everybody who calls, and everything the calls name, exists before the first checksum. */
const warmUp = async (
  world: World,
  of: NamedRoute,
  { thing }: Rule,
  principals: readonly Principal[],
): Promise<void> => {
  for (const house of [world.ours, world.theirs]) {
    for (const principal of principals) await principal.caller(world, house, thing);
    await buildCall(of, house);
  }
};

const changes = (before: Checksums, after: Checksums): string[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((key) => before.get(key) !== after.get(key))
    .map((key) => `changes ${key}`);

/** Whatever is refused, by everybody: neither organisation changes, and foreign is as missing. */
const checkRefusals = async (world: World, of: NamedRoute, rule: Rule, cells: readonly Cell[]) => {
  const before = await checksumsOf(world, [world.ours, world.theirs]);
  const results = await Promise.all(
    cells.map(async (cell) => ({
      cell,
      ...(await judge(world, of, rule, cell, sharedPlaces(world, cell))),
    })),
  );
  const bytes = (principal: Principal, relation: Relation) =>
    results
      .filter(({ cell }) => cell.principal === principal && cell.relation === relation)
      .filter(({ answer }) => answer.statusCode >= 400)
      .map(({ answer }) => bytesOf(answer))[0];
  const everybody = [...new Set(cells.map(({ principal }) => principal))];
  // To a super admin nothing is foreign.
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

/** What is admitted: each in a house of its own where it changes something; nobody else's changes by it. */
const checkAdmissions = async (
  world: World,
  of: NamedRoute,
  rule: Rule,
  cells: readonly Cell[],
) => {
  const reads = of.route.method === 'GET' || rule.thing === 'audited';
  const places = async (cell: Cell): Promise<Places> => {
    if (reads) return sharedPlaces(world, cell);
    const home = await buildHouse(world.test);
    if (cell.relation === 'own') return { home, named: home };
    return { home, named: cell.relation === 'missing' ? null : await buildHouse(world.test) };
  };
  const run = async (some: readonly Cell[]) =>
    (
      await Promise.all(some.map(async (cell) => judge(world, of, rule, cell, await places(cell))))
    ).flatMap(({ violations }) => violations);
  const isBoss = ({ principal }: Cell) => principal.is === 'superadmin';
  const before = await checksumsOf(world, [world.theirs]);
  const found = await run(cells.filter((cell) => !isBoss(cell)));
  const changed = changes(before, await checksumsOf(world, [world.theirs]));
  return [...found, ...changed, ...(await run(cells.filter(isBoss)))];
};

/** Everything the matrix has to say about one route; an empty list is the proof. */
export const checkRoute = async (
  world: World,
  of: NamedRoute,
  principals: readonly Principal[] = PRINCIPALS,
): Promise<string[]> => {
  const rule = ruleOf(of);
  const cells = cellsOf(rule, principals);
  await warmUp(world, of, rule, principals);
  const refused = cells.filter(({ outcome }) => outcome !== 'admitted');
  // At home, whoever comes from elsewhere is an administrator like the other.
  const admitted = cells.filter(
    ({ outcome, principal }) => outcome === 'admitted' && principal.elsewhere !== true,
  );
  return [
    ...(await checkRefusals(world, of, rule, refused)),
    ...(await checkAdmissions(world, of, rule, admitted)),
  ];
};
