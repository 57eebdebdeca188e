/**
 * When an answer was given, and in which tab: one whole number, so that of two answers to the same
 * question the newer one is known to everybody, and two of the same millisecond are ordered too.
 */
const TABS = 2048;

/** 2048 × the last millisecond is a safe integer until the year 2109. */
export const STAMP_MAX = Number.MAX_SAFE_INTEGER - TABS;

export const stampOf = (milliseconds: number, tab: number): number =>
  milliseconds * TABS + (tab % TABS);

export const stampTime = (stamp: number): number => Math.floor(stamp / TABS);

/** A tab's number out of a random one in [0, 1). */
export const tabOf = (random: number): number => Math.floor(random * TABS);
