import { AUDIT_LIMITS, type ProfilingSelection } from '@cadran/contract';
import { GUESSERS, type Published } from './guess-side.ts';
import type { RespondentFields } from './insert-respondents.ts';
import { atEnd, type Decoys } from './link-attacker.ts';
import { ATTACKED_UNITS, type LinkAttack } from './open-link-attack.ts';

/** What the attacks by made-up answers around one person share. */
export const VICTIMS = 200;
/** Fewer show that a protection is missing. */
export const SABOTAGED = 40;
export const COMPUTATIONS: number = AUDIT_LIMITS.computationsByLink;
export const PATIENCE = 3_600_000;

export const UNITS = ATTACKED_UNITS.map(({ id }) => id);

/** Written down in the guide. */
export const report = (what: string, share: number): boolean =>
  process.stdout.write(`${what}: ${(100 * share).toFixed(1)} %\n`);

export const decoysOf = ({ internal, external }: Decoys, segments: RespondentFields = {}) => [
  ...Array.from({ length: internal }, () => ({ ...atEnd('internal'), ...segments })),
  ...Array.from({ length: external }, () => ({ ...atEnd('external'), ...segments })),
];

export const SEGMENTS = {
  unitId: UNITS[0] ?? '',
  gender: 'female',
  ageBand: '30_39',
  tenureBand: '2_4',
} as const satisfies RespondentFields;
export const ATTRIBUTES: readonly (readonly [keyof typeof SEGMENTS, ProfilingSelection])[] = [
  ['unitId', { unit: [SEGMENTS.unitId] }],
  ['gender', { gender: ['female'] }],
  ['ageBand', { age: ['30_39'] }],
  ['tenureBand', { tenure: ['2_4'] }],
];

/** More made-up answers, as many on each side, so that results can be computed again. */
const MORE: Decoys = { internal: 3, external: 3 };
export const plusMore = ({ internal, external }: Decoys): Decoys => ({
  internal: internal + MORE.internal,
  external: external + MORE.external,
});

/** The better of the guessers: how often each is right, over all victims. */
export const countRight = () => {
  const right = GUESSERS.map(() => 0);
  return {
    add: (guesses: readonly number[], x: number): void => {
      for (const [at, guess] of guesses.entries())
        if (guess === Math.sign(x)) right[at] = (right[at] ?? 0) + 1;
    },
    best: (): number => Math.max(...right),
  };
};
export const guessAll = (published: readonly Published[]): readonly number[] =>
  GUESSERS.map((guess) => guess(published));

/** Has results computed again and again, as often as the product does it, and reads after each time. */
export const computeOften = async (
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
