import { describe, expect, it } from 'vitest';
import type { Published } from '../testing/culture-audits/guess-side.ts';
import { type Decoys, placesOf, somebody } from '../testing/culture-audits/link-attacker.ts';
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

/** Without the limit. */
const OFTEN = 16;

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

describe('made-up answers around one person, by link', () => {
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
});
