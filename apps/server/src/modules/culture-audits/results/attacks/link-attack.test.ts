import {
  AUDIT_LIMITS,
  CULTURE_DIMENSIONS,
  type GroupFigures,
  type ProfilingSelection,
} from '@cadran/contract';
import { seededRandom } from '@cadran/instruments/seeded-random';
import { exactFigures, protectedFigures, roundedDown } from '@cadran/scoring';
import {
  contrastHistogram,
  halfWidth,
  quantileWeights,
  usualBlur,
} from '@cadran/scoring/simulation';
import { describe, expect, it } from 'vitest';
import { PUBLICATION_RULES, type PublicationRules } from '../../snapshots/publication-rules.ts';
import { GUESSERS, type Published } from '../../../../testing/culture-audits/guess-side.ts';
import type { RespondentFields } from '../../../../testing/culture-audits/insert-respondents.ts';
import {
  atEnd,
  binomialTail,
  type Decoys,
  placesOf,
  somebody,
} from '../../../../testing/culture-audits/link-attacker.ts';
import {
  ATTACKED_UNITS,
  attackByLink,
  type LinkAttack,
} from '../../../../testing/culture-audits/open-link-attack.ts';

const [A = '', B = ''] = ATTACKED_UNITS.map(({ id }) => id);
const VICTIMS = 200;
/** Fewer show that a protection is missing. */
const SABOTAGED = 40;
const COMPUTATIONS: number = AUDIT_LIMITS.computationsByLink;
/** Without the limit. */
const OFTEN = 16;
const PATIENCE = 3_600_000;

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

/** More made-up answers, as many on each side, so that results can be computed again. */
const MORE: Decoys = { internal: 3, external: 3 };
const plusMore = ({ internal, external }: Decoys): Decoys => ({
  internal: internal + MORE.internal,
  external: external + MORE.external,
});

/** The better of the guessers: how often each is right, over all victims. */
const countRight = () => {
  const right = GUESSERS.map(() => 0);
  return {
    add: (guesses: readonly number[], x: number): void => {
      for (const [at, guess] of guesses.entries())
        if (guess === Math.sign(x)) right[at] = (right[at] ?? 0) + 1;
    },
    best: (): number => Math.max(...right),
  };
};
const guessAll = (published: readonly Published[]): readonly number[] =>
  GUESSERS.map((guess) => guess(published));

/** Has results computed again and again, as often as the product does it, and reads after each time. */
const computeOften = async (
  attack: LinkAttack,
  audit: Awaited<ReturnType<LinkAttack['openAudit']>>,
  most: number,
  segments: RespondentFields,
  read: (computed: number) => Promise<void>,
): Promise<number> => {
  let computed = 0;
  while (computed < most && (await attack.update(audit))) {
    await read(computed);
    computed += 1;
    await attack.answer(audit, decoysOf(MORE, segments), computed);
  }
  return computed;
};

/** Four to nineteen made-up answers around one person, in one group. */
const attackOneGroup = async (
  attack: LinkAttack,
  victims: number,
  most = COMPUTATIONS,
): Promise<SideRate> => {
  const right = countRight();
  let recovered = 0;
  const calls: (GroupFigures | null)[] = [];
  for (let seed = 0; seed < victims; seed += 1) {
    const victim = somebody(seed);
    const [x = 0, ...dimensions] = placesOf(victim);
    // Fewer than nineteen open nothing; a few victims are tried that way too.
    const made = seed % 20 === 0 ? 4 : 19;
    let decoys = { internal: Math.ceil(made / 2), external: Math.floor(made / 2) };
    const audit = await attack.openAudit('one', seed);
    await attack.answer(audit, [{ ...victim, ...SEGMENTS }, ...decoysOf(decoys, SEGMENTS)]);
    const published: Published[] = [];
    const computed = await computeOften(
      attack,
      audit,
      made < 19 ? 1 : most,
      SEGMENTS,
      async (before) => {
        if (before > 0) decoys = plusMore(decoys);
        const seen: GroupFigures[] = [];
        for (const selection of [{}, ...ATTRIBUTES.map(([, one]) => one)]) {
          const figures = await attack.read(audit, selection);
          calls.push(figures);
          if (figures) seen.push(figures);
        }
        // The same people give the same figures, however they are asked for.
        expect(
          new Set(seen.map(({ perceived }) => JSON.stringify(perceived.point))).size,
        ).toBeLessThan(2);
        if (seen[0]) published.push({ figures: seen[0], decoys });
      },
    );
    expect(computed).toBe(made < 19 ? 1 : most);
    const blind = seed % 40 === 0 ? 1 : -1;
    right.add(published.length > 0 ? guessFrom(published) : GUESSERS.map(() => blind), x);
    // Alone in the middle, or halfway to the nearer made-up answer.
    const isTold = (drawn: number, own = 0): boolean =>
      [drawn, 2 * drawn + 100].some((value) => Math.abs(value - own) < 1e-9);
    const isRecovered = ({ figures }: Published): boolean => {
      const told = figures.perceived.dimensions;
      return (
        told !== null &&
        CULTURE_DIMENSIONS.every((name, at) => isTold(told[name].point.x, dimensions[at]))
      );
    };
    if (published.some(isRecovered)) recovered += 1;
  }
  return { right: right.best() / victims, recovered, calls };
};

/** From the width of the blur, if it was computed from the answers; from the figures otherwise. */
const guessFrom = (published: readonly Published[]): readonly number[] => {
  const [first] = published;
  if (!first) throw new Error('Nothing was published.');
  const { figures, decoys } = first;
  const { blur, precision, perceived } = figures;
  if (precision === 'exact') {
    // An even number: the median lies halfway between the victim and the nearer made-up answer.
    const people = decoys.internal + decoys.external + 1;
    if (people % 2 === 1) return [Math.sign(perceived.point.x) || 1];
    const nearer = decoys.internal > decoys.external ? 100 : -100;
    return [Math.sign(2 * perceived.point.x + nearer) || 1];
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
    return [nearer(1) <= nearer(-1) ? 1 : -1];
  }
  return guessAll(published);
};

/** Some thirty made-up answers in each of four attributes, each with other people, and everybody together. */
const ALL_DECOYS: readonly Decoys[] = [
  { internal: 15, external: 14 },
  { internal: 15, external: 14 },
  { internal: 14, external: 15 },
  { internal: 15, external: 15 },
];

const attackAllGroups = async (
  attack: LinkAttack,
  victims: number,
  most = COMPUTATIONS,
): Promise<number> => {
  const decoysAt = (place: number): Decoys => ALL_DECOYS[place] ?? { internal: 0, external: 0 };
  const right = countRight();
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
    let all = ALL_DECOYS.reduce((sum, { internal, external }) => ({
      internal: sum.internal + internal,
      external: sum.external + external,
    }));
    const published: Published[] = [];
    const computed = await computeOften(attack, audit, most, {}, async (before) => {
      if (before > 0) all = plusMore(all);
      for (const [selection, decoys] of [
        [{}, all] as const,
        ...ATTRIBUTES.map(([, one], place) => [one, decoysAt(place)] as const),
      ]) {
        const figures = await attack.read(audit, selection);
        if (figures) published.push({ figures, decoys });
      }
    });
    expect(computed).toBe(most);
    right.add(guessAll(published), x);
  }
  return right.best() / victims;
};

/** Groups of which the victim is the only real person, and the made-up answers in each. */
interface Alone {
  readonly groups: readonly {
    readonly segments: RespondentFields;
    readonly selection: ProfilingSelection;
  }[];
  readonly decoys: Decoys;
}
/** The only one of a unit, an age and a tenure, with five made-up colleagues in each. */
const IN_SMALL_GROUPS: Alone = {
  groups: [
    { segments: { unitId: B }, selection: { unit: [B] } },
    { segments: { ageBand: '30_39' }, selection: { age: ['30_39'] } },
    { segments: { tenureBand: '2_4' }, selection: { tenure: ['2_4'] } },
  ],
  decoys: { internal: 3, external: 2 },
};
/** The only woman of a unit of men, in a company with other women; and the only one of an age and a tenure. */
const IN_PAIRS: Alone = {
  groups: [
    { segments: { unitId: A, gender: 'female' }, selection: { unit: [A], gender: ['female'] } },
    {
      segments: { ageBand: '50_plus', tenureBand: '5_9' },
      selection: { age: ['50_plus'], tenure: ['5_9'] },
    },
  ],
  decoys: { internal: 15, external: 14 },
};
/** Real colleagues, whose answers the attacker does not know. */
const colleaguesOf = (seed: number) =>
  Array.from({ length: 40 }, (_, place) => ({
    ...somebody(1_000_000 + 40 * seed + place),
    ...(place % 2 === 0
      ? ({ unitId: A, gender: 'male', ageBand: '50_plus' } as const)
      : ({ gender: 'female', tenureBand: '5_9' } as const)),
  }));

/** How often the side of somebody alone is guessed from these groups, and how often they are shown at all. */
const attackAlone = async (attack: LinkAttack, victims: number, { groups, decoys }: Alone) => {
  const right = countRight();
  let shown = 0;
  for (let seed = 0; seed < victims; seed += 1) {
    const victim = somebody(20_000 + seed);
    const [x = 0] = placesOf(victim);
    const audit = await attack.openAudit('alone', seed);
    await attack.answer(audit, [
      Object.assign({}, victim, ...groups.map(({ segments }) => segments)),
      ...groups.flatMap(({ segments }) => decoysOf(decoys, segments)),
      ...colleaguesOf(seed),
    ]);
    const published: Published[] = [];
    await computeOften(attack, audit, COMPUTATIONS, {}, async () => {
      for (const { selection } of groups) {
        const figures = await attack.read(audit, selection);
        if (figures) published.push({ figures, decoys });
      }
    });
    shown += published.length;
    if (published.length > 0) right.add(guessAll(published), x);
  }
  return { right: right.best(), shown };
};

describe('made-up answers around one person, by link', () => {
  it(
    'recover no dimension, and the side of an axis in at most 67 % from one group',
    async () => {
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
    },
    PATIENCE,
  );

  it(
    'tell the side of an axis in at most 80 % from all groups together',
    async () => {
      const right = await attackByLink({}, (opened) => attackAllGroups(opened, VICTIMS));
      report('side of an axis from all groups', right);
      expect(right).toBeLessThanOrEqual(0.8);
    },
    PATIENCE,
  );

  it(
    'tell it without the blur',
    async () => {
      const exact: PublicationRules['publish'] = (_access, { table: counted, people, sums }) => ({
        ...exactFigures(counted, people, sums(), seededRandom(1)),
        access: 'link',
      });
      const { right, recovered } = await attackByLink({ publish: exact }, (opened) =>
        attackOneGroup(opened, SABOTAGED),
      );
      expect(right).toBeGreaterThan(0.8);
      expect(recovered).toBeGreaterThan(SABOTAGED / 2);
    },
    PATIENCE,
  );

  it(
    'tell more than 67 % when details are published below 50 answers',
    async () => {
      const detailed: PublicationRules['publish'] = (_access, group, draws) =>
        protectedFigures(group.table, group.respondents, draws.ofGroup(group.digest), 1);
      const { right } = await attackByLink({ publish: detailed }, (opened) =>
        attackOneGroup(opened, VICTIMS / 2),
      );
      report('side of an axis with details below 50 answers', right);
      expect(right).toBeGreaterThan(0.67);
    },
    PATIENCE,
  );

  it(
    'tell it when the width of the blur is that of these very answers',
    async () => {
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
    },
    PATIENCE,
  );

  it(
    'tell more than 80 % when results are computed without limit',
    async () => {
      const right = await attackByLink({}, (opened) => attackAllGroups(opened, SABOTAGED, OFTEN), {
        limited: false,
      });
      report(`side of an axis from all groups, computed ${OFTEN} times`, right);
      expect(right).toBeGreaterThan(0.8);
    },
    PATIENCE,
  );

  it.each([
    ['below 20 answers', IN_SMALL_GROUPS],
    ['of two attributes', IN_PAIRS],
  ])(
    'open no group %s',
    async (_which, alone) => {
      const { shown } = await attackByLink({}, (opened) => attackAlone(opened, 5, alone));
      expect(shown).toBe(0);
    },
    PATIENCE,
  );

  it.each([
    [
      'below 20 answers',
      IN_SMALL_GROUPS,
      {
        shownAnswers: (_access, _cell, people) => roundedDown(people),
        isCandidate: (_access, _cell, respondents) => respondents >= 5,
      } satisfies Partial<PublicationRules>,
    ],
    [
      'of two attributes',
      IN_PAIRS,
      {
        isCandidate: (_access, _cell, respondents) => respondents >= 20,
      } satisfies Partial<PublicationRules>,
    ],
  ])(
    'tell the side better than guessing when groups %s are shown',
    async (which, alone, rules) => {
      const { right, shown } = await attackByLink(rules, (opened) =>
        attackAlone(opened, VICTIMS, alone),
      );
      expect(shown).toBe(COMPUTATIONS * VICTIMS * alone.groups.length);
      report(`side of an axis from groups ${which}`, right / VICTIMS);
      expect(binomialTail(right, VICTIMS, 0.5)).toBeLessThan(0.01);
    },
    PATIENCE,
  );
});
