/**
 * Time and browser tab of an answer in one integer, so that of two answers to a question the newer one wins,
 * and two of the same millisecond have an order.
 */
const TABS = 2048;

/** 2048 × the last millisecond is a safe integer until the year 2109. */
export const STAMP_MAX = Number.MAX_SAFE_INTEGER - TABS;

export const createStamp = (milliseconds: number, tab: number): number =>
  milliseconds * TABS + (tab % TABS);

export const stampTime = (stamp: number): number => Math.floor(stamp / TABS);

/** A tab number from a random number in [0, 1). */
export const toTabNumber = (random: number): number => Math.floor(random * TABS);
