import { EVIDENCE_NEEDED } from '@cadran/contract/codes';
import type { OversightPanel } from '@cadran/contract';
import { panel, shareOf } from './panel.ts';

/** Decisions of one organisation, counted when enough had come. */
export interface OversightCounts {
  readonly readAt: Date;
  readonly decided: number;
  readonly againstVerdict: number;
  readonly underOneMinute: number;
  readonly told: number;
  readonly changedAfterTold: number;
  readonly campaigns: number;
  readonly targetsChanged: number;
}

const latest = (all: readonly OversightCounts[]): Date | null =>
  all.length === 0 ? null : all.map(({ readAt }) => readAt).reduce((a, b) => (a > b ? a : b));

export const oversightPanel = (all: readonly OversightCounts[]): OversightPanel => {
  const total = (of: (one: OversightCounts) => number): number =>
    all.reduce((sum, one) => sum + of(one), 0);
  const decided = total((one) => one.decided);
  return panel(EVIDENCE_NEEDED.oversight, { people: decided, readAt: latest(all) }, () => ({
    againstVerdict: shareOf(
      total((one) => one.againstVerdict),
      decided,
    ),
    underOneMinute: shareOf(
      total((one) => one.underOneMinute),
      decided,
    ),
    changedAfterTold: shareOf(
      total((one) => one.changedAfterTold),
      total((one) => one.told),
    ),
    targetsChangedAfterResults: shareOf(
      total((one) => one.targetsChanged),
      total((one) => one.campaigns),
    ),
  }));
};
