import type { ReportBlock } from '@cadran/contract';
import {
  type Composite,
  COMPOSITE_PARTS,
  type CompositePart,
  COMPOSITES,
  contributionOf,
  type PersonalityMeasure,
  type ReportComposites,
} from '@cadran/scoring';
import { paragraph, small, subtitle, table } from '../../drafting/blocks.ts';
import type { Draft } from '../../drafting/draft.ts';
import { positionText } from '../../portrait/personality-blocks.ts';
import { compositePosition, sideOf, sideOfComposite } from '../../portrait/personality-reading.ts';

const NAMED_AT_MOST = 2;
/** A number here would be read as a measure of ability. */
const WITHOUT_NUMBER: Composite = 'managerialAbility';

const OPPOSITE = { low: 'high', high: 'low' } as const;

/** Work, others, management, emotions, managing people (spec, section 3): each by its side, and why. */
export const compositeBlocks = (
  draft: Draft,
  measure: PersonalityMeasure,
  composites: ReportComposites,
): readonly ReportBlock[] => {
  const { words, names, write } = draft;
  const texts = words.personality;
  const nameOf = ({ trait, reversed }: CompositePart): string =>
    reversed ? texts.reversed(names.traits[trait]) : names.traits[trait];
  const isMarked =
    (side: 'low' | 'high') =>
    ({ trait, reversed }: CompositePart): boolean =>
      sideOf(measure, trait) === (reversed ? OPPOSITE[side] : side);
  const named = (parts: readonly CompositePart[]): string =>
    write.list(
      parts
        .slice(0, NAMED_AT_MOST)
        .map((part) => texts.named(nameOf(part), positionText(draft, measure.traits[part.trait]))),
    );
  const valueText = (composite: Composite): string =>
    positionText(draft, compositePosition(measure, composites, composite));
  const reading = (composite: Composite): readonly ReportBlock[] => {
    const own = texts.composites[composite];
    const side = sideOfComposite(measure, composites, composite);
    if (side === null) {
      return [subtitle(own.name), paragraph(texts.compositeMissing)];
    }
    const parts = COMPOSITE_PARTS[composite].toSorted(
      (a, b) => (contributionOf(measure, b) ?? 0) - (contributionOf(measure, a) ?? 0),
    );
    const supports = parts.filter(isMarked('high'));
    const restrains = parts.toReversed().filter(isMarked('low'));
    return [
      subtitle(
        composite === WITHOUT_NUMBER
          ? own.name
          : texts.composite(own.name, valueText(composite), texts.sides[side]),
      ),
      paragraph(own[side]),
      ...(supports.length > 0 ? [paragraph(texts.supports(named(supports)))] : []),
      ...(restrains.length > 0 ? [paragraph(texts.restrains(named(restrains)))] : []),
    ];
  };
  const madeOf = (composite: Composite): string =>
    write.series(
      COMPOSITE_PARTS[composite].map((part) =>
        part.weight === 1 ? nameOf(part) : texts.weighted(nameOf(part), write.number(part.weight)),
      ),
    );
  return [
    subtitle(texts.compositesTitle),
    small(texts.compositesNote),
    ...COMPOSITES.flatMap(reading),
    table(
      [texts.reading, texts.score, texts.madeOf],
      COMPOSITES.filter((composite) => composite !== WITHOUT_NUMBER).map((composite) => [
        texts.composites[composite].name,
        valueText(composite),
        madeOf(composite),
      ]),
      [1],
    ),
  ];
};
