import type { ReportBlock } from '@cadran/contract';
import { CULTURE_TYPES } from '@cadran/contract/codes';
import {
  type CultureMeasure,
  type CulturePoint,
  culturePoint,
  culturePrecision,
  type CultureScores,
  steppedScores,
} from '@cadran/scoring';
import { picture, small } from '../drafting/blocks.ts';
import type { Draft } from '../drafting/draft.ts';
import { placeText, quadrantTexts } from '../drafting/quadrant.ts';

interface Portrayed {
  readonly measure: CultureMeasure;
  readonly target: CultureScores | null;
  /** How the person is called in the pictures: the candidate, or you. */
  readonly person: string;
  readonly quadrantDescription: (place: string) => string;
  readonly barsDescription: (scores: string) => string;
}

/** The edge of the diagram, which people's answers cannot cross but a target of one type alone can. */
const EDGE = 100;

/** Where a target lies; one beyond the edge is drawn on it, in its own direction. */
export const targetPoint = (target: CultureScores): CulturePoint => {
  const { x, y } = culturePoint(target);
  const beyond = Math.max(1, Math.abs(x) / EDGE, Math.abs(y) / EDGE);
  return { x: x / beyond, y: y / beyond };
};

/** The diagram and, since its two axes lose a degree of freedom, the four bars. */
export const culturePictures = (
  draft: Draft,
  { measure, target, person, quadrantDescription, barsDescription }: Portrayed,
): readonly ReportBlock[] => {
  const { words, write, names } = draft;
  const { culture, frame, arithmetic } = words;
  const shown = steppedScores(measure.scores, 0.1);
  const probable = culturePrecision(measure);
  const scores = write.series(
    CULTURE_TYPES.map((type) => arithmetic.pair(names.types[type], write.decimal(shown[type]))),
  );
  return [
    picture({
      kind: 'quadrant',
      title: culture.quadrant,
      description: quadrantDescription(placeText(draft, measure.point)),
      model: {
        points: [
          { ...measure.point, label: person, kind: 'actual', intervals: probable.point },
          ...(target
            ? [{ ...targetPoint(target), label: frame.target, kind: 'target' as const }]
            : []),
        ],
      },
      texts: quadrantTexts(draft),
    }),
    picture({
      kind: 'culture_bars',
      title: culture.bars,
      description: barsDescription(scores),
      rows: CULTURE_TYPES.map((type) => ({
        type,
        actual: shown[type],
        target: target?.[type] ?? null,
        actualInterval: probable.scores[type],
      })),
      texts: { types: names.types, actual: person, target: frame.target, type: culture.type },
    }),
    small(culture.intervalNote),
  ];
};
