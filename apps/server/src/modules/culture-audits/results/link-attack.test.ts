import { CULTURE_DIMENSIONS, type GroupFigures, type ProfilingSelection } from '@cadran/contract';
import { seededRandom } from '@cadran/instruments/seeded-random';
import { exactFigures, protectedFigures, roundedDown } from '@cadran/scoring';
import {
  contrastHistogram,
  halfWidth,
  quantileWeights,
  usualBlur,
} from '@cadran/scoring/simulation';
import { describe, expect, it } from 'vitest';
import { PUBLICATION_RULES, type PublicationRules } from '../snapshots/publication-rules.ts';
import { guessSide } from '../../../testing/culture-audits/guess-side.ts';
import {
  readFilters,
  type RespondentFields,
} from '../../../testing/culture-audits/insert-respondents.ts';
import {
  atEnd,
  type Decoys,
  placesOf,
  somebody,
} from '../../../testing/culture-audits/link-attacker.ts';
import {
  ATTACKED_UNITS,
  attackByLink,
  type LinkAttack,
} from '../../../testing/culture-audits/open-link-attack.ts';

const [A = ''] = ATTACKED_UNITS.map(({ id }) => id);
const VICTIMS = 200;
/** Fewer show that a protection is missing. */
const SABOTAGED = 40;

/** Written down in the guide (anonymity.md). */
const report = (what: string, share: number): boolean =>
  process.stdout.write(`${what}: ${(100 * share).toFixed(1)} %\n`);

const decoysOf = ({ internal, external }: Decoys, segments: RespondentFields = {}) => [
  ...Array.from({ length: internal }, () => ({ ...atEnd('internal'), ...segments })),
  ...Array.from({ length: external }, () => ({ ...atEnd('external'), ...segments })),
];

const SEGMENTS = {
  unitId: A,
  gender: 'female',
  ageBand: '30_39',
  tenureBand: '2_4',
} as const satisfies RespondentFields;
const ATTRIBUTES: readonly (readonly [keyof typeof SEGMENTS, ProfilingSelection])[] = [
  ['unitId', { unit: [A] }],
  ['gender', { gender: ['female'] }],
  ['ageBand', { age: ['30_39'] }],
  ['tenureBand', { tenure: ['2_4'] }],
];

interface SideRate {
  readonly right: number;
  readonly recovered: number;
  readonly calls: readonly (GroupFigures | null)[];
}

/** Four to nineteen made-up answers around one person, in one group. */
const attackOneGroup = async (attack: LinkAttack, victims: number): Promise<SideRate> => {
  let right = 0;
  let recovered = 0;
  const calls: (GroupFigures | null)[] = [];
  for (let seed = 0; seed < victims; seed += 1) {
    const victim = somebody(seed);
    const [x = 0, ...dimensions] = placesOf(victim);
    // Fewer than nineteen open nothing; a few victims are tried that way too.
    const made = seed % 20 === 0 ? 4 : 19;
    const decoys = { internal: Math.ceil(made / 2), external: Math.floor(made / 2) };
    const audit = await attack.openAudit('one', seed);
    await attack.answer(audit, [{ ...victim, ...SEGMENTS }, ...decoysOf(decoys, SEGMENTS)]);
    await attack.update(audit);
    const seen: GroupFigures[] = [];
    for (const selection of [{}, ...ATTRIBUTES.map(([, one]) => one)]) {
      const figures = await attack.read(audit, selection);
      calls.push(figures);
      if (figures) seen.push(figures);
    }
    // The same people give the same figures, however they are asked for.
    expect(new Set(seen.map(({ perceived }) => JSON.stringify(perceived.point))).size).toBeLessThan(
      2,
    );
    const [figures] = seen;
    const blind = seed % 40 === 0 ? 1 : -1;
    const guess = figures ? guessFrom(figures, decoys) : blind;
    if (guess === Math.sign(x)) right += 1;
    const told = figures?.perceived.dimensions;
    // Alone in the middle, or halfway to the nearer made-up answer.
    const isTold = (drawn: number, own = 0): boolean =>
      [drawn, 2 * drawn + 100].some((value) => Math.abs(value - own) < 1e-9);
    if (told && CULTURE_DIMENSIONS.every((name, at) => isTold(told[name].point.x, dimensions[at])))
      recovered += 1;
  }
  return { right: right / victims, recovered, calls };
};

/** From the width of the blur, if it was computed from the answers; from the figures otherwise. */
const guessFrom = (figures: GroupFigures, decoys: Decoys): number => {
  const { blur, precision, perceived } = figures;
  if (precision === 'exact') {
    // An even number: the median lies halfway between the victim and the nearer made-up answer.
    const people = decoys.internal + decoys.external + 1;
    if (people % 2 === 1) return Math.sign(perceived.point.x) || 1;
    return Math.sign(2 * perceived.point.x + (decoys.internal > decoys.external ? 100 : -100)) || 1;
  }
  const widthAt = (value: number): number =>
    halfWidth(
      quantileWeights(
        [
          { value: -100, count: decoys.internal },
          { value, count: 1 },
          { value: 100, count: decoys.external },
        ],
        0.5,
      ),
    );
  if (blur && blur.point !== usualBlur(figures.respondents).point) {
    const nearer = (side: 1 | -1): number =>
      Math.min(...[10, 20, 30, 40, 60].map((x) => Math.abs(widthAt(side * x) - blur.point)));
    return nearer(1) <= nearer(-1) ? 1 : -1;
  }
  return guessSide([{ figures, decoys }]);
};

/** Some thirty made-up answers in each of four attributes, each with other people, and everybody together. */
const ALL_DECOYS: readonly Decoys[] = [
  { internal: 15, external: 14 },
  { internal: 15, external: 14 },
  { internal: 14, external: 15 },
  { internal: 15, external: 15 },
];

const attackAllGroups = async (attack: LinkAttack, victims: number): Promise<number> => {
  const decoysAt = (place: number): Decoys => ALL_DECOYS[place] ?? { internal: 0, external: 0 };
  const all = ALL_DECOYS.reduce((sum, { internal, external }) => ({
    internal: sum.internal + internal,
    external: sum.external + external,
  }));
  let right = 0;
  for (let seed = 0; seed < victims; seed += 1) {
    const victim = somebody(10_000 + seed);
    const [x = 0] = placesOf(victim);
    const audit = await attack.openAudit('all', seed);
    await attack.answer(audit, [
      { ...victim, ...SEGMENTS },
      ...ATTRIBUTES.flatMap(([attribute], place) =>
        decoysOf(decoysAt(place), { [attribute]: SEGMENTS[attribute] }),
      ),
    ]);
    await attack.update(audit);
    const published: { figures: GroupFigures; decoys: Decoys }[] = [];
    for (const [selection, decoys] of [
      [{}, all] as const,
      ...ATTRIBUTES.map(([, one], place) => [one, decoysAt(place)] as const),
    ]) {
      const figures = await attack.read(audit, selection);
      if (figures) published.push({ figures, decoys });
    }
    if (guessSide(published) === Math.sign(x)) right += 1;
  }
  return right / victims;
};

describe('made-up answers around one person, by link', () => {
  it('recover no dimension, and the side of an axis in at most 67 % from one group', async () => {
    const { right, recovered, calls } = await attackByLink({}, (opened) =>
      attackOneGroup(opened, VICTIMS),
    );
    expect(recovered).toBe(0);
    for (const figures of calls) {
      if (figures === null) continue;
      expect(figures.precision).toBe('protected');
      expect(figures.respondents % 5).toBe(0);
      expect([figures.perceived.dimensions, figures.desired.dimensions]).toEqual([null, null]);
      expect(figures.perceived.dominant).toBeNull();
    }
    report('side of an axis from one group', right);
    expect(right).toBeLessThanOrEqual(0.67);
  }, 600_000);

  it('tell the side of an axis in at most 80 % from all groups together', async () => {
    const right = await attackByLink({}, (opened) => attackAllGroups(opened, VICTIMS));
    report('side of an axis from all groups', right);
    expect(right).toBeLessThanOrEqual(0.8);
  }, 600_000);

  it('tell it without the blur', async () => {
    const exact: PublicationRules['publish'] = (_access, { table: counted, people, sums }) => ({
      ...exactFigures(counted, people, sums(), seededRandom(1)),
      access: 'link',
    });
    const { right, recovered } = await attackByLink({ publish: exact }, (opened) =>
      attackOneGroup(opened, SABOTAGED),
    );
    expect(right).toBeGreaterThan(0.8);
    expect(recovered).toBeGreaterThan(SABOTAGED / 2);
  }, 600_000);

  it('get dimensions when details are published below 50 answers', async () => {
    const detailed: PublicationRules['publish'] = (_access, group, draws) =>
      protectedFigures(group.table, group.respondents, draws.ofGroup(group.digest), 1);
    const { calls } = await attackByLink({ publish: detailed }, (opened) =>
      attackOneGroup(opened, 3),
    );
    expect(calls.some((figures) => figures !== null && figures.perceived.dimensions !== null)).toBe(
      true,
    );
  }, 600_000);

  it('tell it when the width of the blur is that of these very answers', async () => {
    const telling: PublicationRules['publish'] = (access, group, draws) => {
      const figures = PUBLICATION_RULES.publish(access, group, draws);
      const values = contrastHistogram(group.table.perceived.overall, 'x');
      const point = halfWidth(quantileWeights(values, 0.5));
      return { ...figures, blur: { point, bars: point / 4 } };
    };
    const { right } = await attackByLink({ publish: telling }, (opened) =>
      attackOneGroup(opened, SABOTAGED),
    );
    expect(right).toBeGreaterThan(0.8);
  }, 600_000);

  /** A group of one attribute and one of two around somebody, with so many made-up answers. */
  const openedGroups = (rules: Partial<PublicationRules>, made: number) =>
    attackByLink(rules, async (attack) => {
      const audit = await attack.openAudit('opened', made);
      const decoys = { internal: Math.ceil(made / 2), external: Math.floor(made / 2) };
      await attack.answer(audit, [{ ...somebody(1), ...SEGMENTS }, ...decoysOf(decoys, SEGMENTS)]);
      await attack.update(audit);
      const { served } = await readFilters(attack.me, audit);
      const pair = await attack.read(audit, { unit: [A], gender: ['female'] });
      return {
        everybody: await attack.read(audit, {}),
        unit: await attack.read(audit, { unit: [A] }),
        pair,
        attributes: Math.max(0, ...served.map((cell) => Object.keys(cell).length - 1)),
      };
    });

  it('open no group below 20 answers and none of two attributes', async () => {
    const few = await openedGroups({}, 18);
    expect([few.everybody, few.unit, few.pair]).toEqual([null, null, null]);
    const many = await openedGroups({}, 60);
    expect(many.unit).not.toBeNull();
    expect([many.pair, many.attributes]).toEqual([null, 1]);
  }, 600_000);

  it('open a group of five without the limit of 20', async () => {
    const { unit } = await openedGroups(
      {
        shownAnswers: (_access, _cell, people) => roundedDown(people),
        isCandidate: (_access, _cell, respondents) => respondents >= 5,
      },
      4,
    );
    expect(unit?.respondents).toBe(5);
  }, 600_000);

  it('open groups of two attributes when these may be served by link', async () => {
    const { pair, attributes } = await openedGroups(
      { isCandidate: (_access, _cell, respondents) => respondents >= 20 },
      60,
    );
    expect(attributes).toBe(2);
    expect(pair?.respondents).toBe(50);
  }, 600_000);
});
