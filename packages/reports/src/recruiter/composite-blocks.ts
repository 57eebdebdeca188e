import {
  type Composite,
  COMPOSITE_PARTS,
  type CompositePart,
  COMPOSITES,
  contributionOf,
  type PersonalityMeasure,
  type ReportComposites,
} from '@cadran/scoring';
import { paragraph, small, subtitle, table } from '../drafting/blocks.ts';
import type { Draft } from '../drafting/draft.ts';
import { bandOfComposite } from '../portrait/personality-reading.ts';
import type { ReportBlock } from '../report.ts';

const NAMED_AT_MOST = 2;

/** Work, others, management, emotions, managerial ability (spec, section 3): each by its band, and why. */
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
    (band: 'low' | 'high') =>
    ({ trait, reversed }: CompositePart): boolean => {
      const wanted = band === 'high' ? 'low' : 'high';
      return measure.traits[trait].band === (reversed ? wanted : band);
    };
  const named = (parts: readonly CompositePart[]): string =>
    write.list(
      parts.slice(0, NAMED_AT_MOST).map(({ trait }) => {
        const { shownT, band } = measure.traits[trait];
        return texts.named(names.traits[trait], write.decimal(shownT), texts.bandWords[band]);
      }),
    );
  const reading = (composite: Composite): readonly ReportBlock[] => {
    const parts = COMPOSITE_PARTS[composite].toSorted(
      (a, b) => contributionOf(measure, b) - contributionOf(measure, a),
    );
    const supports = parts.filter(isMarked('high'));
    const restrains = parts.toReversed().filter(isMarked('low'));
    const value = composites[composite];
    const band = bandOfComposite(value);
    const own = texts.composites[composite];
    return [
      subtitle(texts.composite(own.name, write.decimal(value), texts.bandWords[band])),
      paragraph(own[band]),
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
      COMPOSITES.map((composite) => [
        texts.composites[composite].name,
        write.decimal(composites[composite]),
        madeOf(composite),
      ]),
      [1],
    ),
  ];
};
