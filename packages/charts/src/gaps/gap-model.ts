import type { CultureType } from '@cadran/contract/codes';

export type GapPriority = 'priority' | 'attention' | 'keep';

export interface GapRow {
  readonly type: CultureType;
  /** Desired bar minus perceived bar. */
  readonly gap: number;
  readonly priority: GapPriority;
}

export interface GapTexts {
  readonly types: Readonly<Record<CultureType, string>>;
  readonly priorities: Readonly<Record<GapPriority, string>>;
  /** What a gap to the left and to the right asks for. */
  readonly less: string;
  readonly more: string;
  /** Headings of the table. */
  readonly type: string;
  readonly gap: string;
  readonly priority: string;
}

/**
 * What is shown of a gap: cut to one decimal, not rounded, so that 9.96 does not read as a
 * gap of 10 that was denied its priority.
 */
export const shownGap = (gap: number): number => Math.trunc(gap * 10 + Math.sign(gap) * 1e-6) / 10;
