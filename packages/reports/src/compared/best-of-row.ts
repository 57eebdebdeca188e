import {
  type Comparison,
  type DisplayedInterval,
  type ScoredSection,
  SECTIONS_OF_HALF,
} from '@cadran/contract';

/** Where a score lies; a fact lies where it was declared. Null: no score, or one whose interval is not known. */
export type Placed = DisplayedInterval | null;

/**
 * The place of the best in a row: the one whose interval lies above all others.
 * `unclear`: intervals overlap or are not known. `none`: fewer than two have a score.
 */
export const bestOfRow = (
  places: readonly Placed[],
  scored: readonly boolean[],
): number | 'unclear' | 'none' => {
  if (scored.filter(Boolean).length < 2) return 'none';
  if (places.some((place, index) => place === null && scored[index])) return 'unclear';
  const best = places.findIndex(
    (place, index) =>
      place !== null &&
      places.every((other, at) => at === index || other === null || other.high < place.low),
  );
  return best < 0 ? 'unclear' : best;
};

type Candidate = Comparison['candidates'][number];
type Criterion = ScoredSection | 'overall';

const scoreOf = ({ overall, sections }: Candidate, criterion: Criterion): number | null =>
  criterion === 'overall' ? overall : (sections?.[criterion] ?? null);

/** A fact lies where it was declared. */
const placeOf = (candidate: Candidate, criterion: Criterion): Placed => {
  if (criterion === 'overall') return candidate.interval;
  const score = scoreOf(candidate, criterion);
  if (score === null) return null;
  const isFact = SECTIONS_OF_HALF.facts.some((fact) => fact === criterion);
  return (
    candidate.precision?.[criterion]?.interval ?? (isFact ? { low: score, high: score } : null)
  );
};

/** Who has the best overall score, or the best of a section, as far as the intervals tell. */
export const bestOfScores = (candidates: readonly Candidate[], criterion: Criterion) =>
  bestOfRow(
    candidates.map((candidate) => placeOf(candidate, criterion)),
    candidates.map((candidate) => scoreOf(candidate, criterion) !== null),
  );
