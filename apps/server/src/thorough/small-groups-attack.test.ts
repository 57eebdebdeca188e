import type { ProfilingSelection } from '@cadran/contract';
import { roundedDown } from '@cadran/scoring';
import { describe, expect, it } from 'vitest';
import type { PublicationRules } from '../modules/culture-audits/snapshots/publication-rules.ts';
import type { Published } from '../testing/culture-audits/guess-side.ts';
import type { RespondentFields } from '../testing/culture-audits/insert-respondents.ts';
import {
  binomialTail,
  type Decoys,
  placesOf,
  somebody,
} from '../testing/culture-audits/link-attacker.ts';
import {
  COMPUTATIONS,
  computeOften,
  countRight,
  decoysOf,
  guessAll,
  PATIENCE,
  report,
  UNITS,
  VICTIMS,
} from '../testing/culture-audits/made-up-answers.ts';
import { attackByLink, type LinkAttack } from '../testing/culture-audits/open-link-attack.ts';

const [A = '', B = ''] = UNITS;

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
