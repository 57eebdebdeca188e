import { shownGap } from '@cadran/charts/models';
import { CULTURE_TYPES, type CultureType } from '@cadran/contract/codes';
import type { GlossaryTerm } from '@cadran/i18n/glossary';
import type { CultureScores, GroupCulture, GroupReport } from '@cadran/scoring';
import type { ProfilingDraft } from './profiling-draft.ts';

/** "33.3; Adhocracy 29.2; …": the four numbers in words. */
export const scoresText = (
  { names, words, write }: ProfilingDraft,
  scores: CultureScores,
): string =>
  write.series(
    CULTURE_TYPES.map((type) =>
      words.arithmetic.pair(names.types[type], write.decimal(scores[type])),
    ),
  );

/** A gap as it is drawn: cut, not rounded, so that no number contradicts its priority. */
export const gapText = ({ write }: ProfilingDraft, gap: number): string =>
  write.signed(shownGap(gap));

/** The widest first. */
export const byGap = ({ gaps }: GroupReport): readonly CultureType[] =>
  CULTURE_TYPES.toSorted((a, b) => Math.abs(gaps[b].gap) - Math.abs(gaps[a].gap));

/** How far what is lived is from what is wished for, over all four types. */
export const totalGap = ({ gaps }: GroupReport): number =>
  CULTURE_TYPES.reduce((total, type) => total + Math.abs(gaps[type].gap), 0) / 2;

/** What the diagram of a group takes for granted, wherever it stands. */
export const QUADRANT_TERMS: readonly GlossaryTerm[] = ['median', 'dispersion', 'strength'];

/** The diagram's point of one side, with the spread of the answers. */
export const spreadPoint = ({ point, spread, radius }: GroupCulture) => ({
  ...point,
  radius,
  quartiles: {
    x: [spread.x.low, spread.x.high] as const,
    y: [spread.y.low, spread.y.high] as const,
  },
});
