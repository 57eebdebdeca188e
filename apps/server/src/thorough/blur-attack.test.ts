import { CULTURE_DIMENSIONS, type GroupFigures } from '@cadran/contract';
import { seededRandom } from '@cadran/instruments/seeded-random';
import { exactFigures, protectedFigures } from '@cadran/scoring';
import {
  contrastHistogram,
  halfWidth,
  quantileWeights,
  usualBlur,
} from '@cadran/scoring/simulation';
import { describe, expect, it } from 'vitest';
import {
  PUBLICATION_RULES,
  type PublicationRules,
} from '../modules/culture-audits/snapshots/publication-rules.ts';
import { GUESSERS, type Published } from '../testing/culture-audits/guess-side.ts';
import { placesOf, somebody } from '../testing/culture-audits/link-attacker.ts';
import {
  ATTRIBUTES,
  COMPUTATIONS,
  computeOften,
  countRight,
  decoysOf,
  guessAll,
  PATIENCE,
  plusMore,
  report,
  SABOTAGED,
  SEGMENTS,
  VICTIMS,
} from '../testing/culture-audits/made-up-answers.ts';
import { attackByLink, type LinkAttack } from '../testing/culture-audits/open-link-attack.ts';

interface SideRate {
  readonly right: number;
  readonly recovered: number;
  readonly calls: readonly (GroupFigures | null)[];
}

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
});
