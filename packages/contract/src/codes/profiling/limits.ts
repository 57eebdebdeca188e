/** Bounds of a profiling campaign and of what employees say of themselves. */
export const PROFILING_LIMITS = {
  units: 200,
  unitNameMax: 80,
  headcountMax: 1_000_000,
  subjectMax: 60,
  valuesSets: 10,
  valuesSetNameMax: 60,
  valuesOfSet: 20,
  valueLabelMax: 60,
  minimumGroupMax: 100,
  purposeMax: 2_000,
  /** A year of birth with a typing mistake is caught. */
  ageMin: 14,
  ageMax: 100,
} as const;

/** From how many answers on what is shown. */
export const AUDIT_LIMITS = {
  /** A group of an audit by link. */
  groupByLink: 20,
  /** Leading types, dimensions, styles and dispersion of an audit by link. */
  detailByLink: 50,
  /**
   * How often the results of an audit by link are computed, the last time at closing: each time draws the figures anew,
   * and many draws would average the blur away.
   */
  computationsByLink: 3,
  /** Each step of the number of answers shown by link is taken late by fewer answers than this. */
  lateByLink: 10,
  /** Exact figures of an audit by codes; fewer are rounded and have no details. */
  exactByCodes: 10,
  /** Recommendations, priorities and local plans. */
  advice: 20,
  /** A difference of less is no reason to act. */
  difference: 5,
  /** Numbers of answers and figures of small groups are shown in steps of this. */
  step: 5,
} as const;
