/** Answering a second time, which shows how steady results are; only the parts that are about the person. */
export const RETEST_PARTS = ['culture', 'values', 'personality', 'motivations'] as const;
export type RetestPart = (typeof RETEST_PARTS)[number];

export const RETEST = {
  /** From the first answering to the mail. */
  afterDays: 21,
  /** How long the link of the mail works: a second answering comes three to four weeks after the first. */
  openDays: 7,
  /** Agreed to on the last page; not later than so many days after it. */
  offeredDays: 7,
} as const;

/** `none`: neither offered nor agreed to. */
export const RETEST_STATES = ['none', 'offered', 'agreed'] as const;
export type RetestState = (typeof RETEST_STATES)[number];
