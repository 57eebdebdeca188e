import {
  AGE_BANDS,
  type Cell,
  GENDERS,
  NOT_GIVEN,
  SEGMENTATIONS,
  type Segmentation,
  TENURE_BANDS,
} from '@cadran/contract/codes';

export type Segments = Readonly<Partial<Record<Segmentation, string | null | undefined>>>;

/** The attributes people can be filtered by, each with its values in canonical order. */
export type SegmentValues = Readonly<Record<Segmentation, readonly string[]>>;

/** Units come in the campaign's order; "not given" is last in every list. */
export const segmentValues = (unitIds: readonly string[]): SegmentValues => ({
  unit: [...unitIds, NOT_GIVEN],
  gender: [...GENDERS, NOT_GIVEN],
  age: [...AGE_BANDS, NOT_GIVEN],
  tenure: [...TENURE_BANDS, NOT_GIVEN],
});

export const valueOf = (segments: Segments, attribute: Segmentation): string =>
  segments[attribute] ?? NOT_GIVEN;

/** A plain loop: a snapshot asks this some million times. */
export const cellHolds = (cell: Cell, segments: Segments): boolean => {
  for (const attribute of SEGMENTATIONS) {
    const value = cell[attribute];
    if (value !== undefined && value !== valueOf(segments, attribute)) return false;
  }
  return true;
};

/** All; each single value; each pair of values of two attributes (docs/method/audits.md#protection). */
export const canonicalCells = (values: SegmentValues): readonly Cell[] => {
  const singles = SEGMENTATIONS.flatMap((attribute) =>
    values[attribute].map((value) => ({ [attribute]: value })),
  );
  const pairs = SEGMENTATIONS.flatMap((first, place) =>
    SEGMENTATIONS.slice(place + 1).flatMap((second) =>
      values[first].flatMap((a) => values[second].map((b) => ({ [first]: a, [second]: b }))),
    ),
  );
  return [{}, ...singles, ...pairs];
};
