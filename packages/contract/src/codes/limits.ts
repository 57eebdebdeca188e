/** Constants and limits of the specification's section 9. */
export const LIMITS = {
  languages: 6,
  questions: 10,
  positions: 3,
  sectors: 3,
  cities: 3,
  fitsAbove: 70,
  canAdaptAbove: 50,
  passwordMin: 6,
  passwordRecommended: 12,
  logoHeight: 50,
  toastMs: 5000,
  chunkTimeoutMs: 120_000,
  minimumGroup: 5,
  pageSizeDefault: 50,
  pageSizeMax: 200,
  /** Users created from one CSV file, and the file's size. */
  importRows: 200,
  importCharacters: 100_000,
} as const;
