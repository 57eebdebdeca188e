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
  /** A year of birth with a typing mistake is caught. */
  ageMin: 14,
  ageMax: 100,
} as const;
