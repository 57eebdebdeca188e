import type { ReportBlock, ReportSection } from '@cadran/contract';
import { POLES, type Value, VALUES } from '@cadran/contract/codes';
import { VALUE_POLE_TEXTS, VALUE_POLES, VALUE_TEXTS } from '@cadran/instruments';
import { centredValues, type PerValue, type ValuesMeasure } from '@cadran/scoring';
import { valuesSteps } from '../../arithmetic/values-steps.ts';
import { callout, list, paragraph, small, table, titled } from '../../drafting/blocks.ts';
import type { Draft } from '../../drafting/draft.ts';
import { valueCircle } from '../../portrait/values-picture.ts';
import {
  conflictPairs,
  lowValues,
  neighbourPairs,
  strongestPole,
  topValues,
  type ValuePair,
} from '../../portrait/values-reading.ts';
import { sectionScore } from '../../section-score.ts';
import { section } from '../section.ts';
import { leftOutBlocks } from './left-out-blocks.ts';

/** A value that departs by more from the target is named. */
const WORTH_NAMING = 1;
const NAMED_AT_MOST = 3;

const MISSING = '–';
const signedOrDash = ({ write }: Draft, value: number | null): string =>
  value === null ? MISSING : write.signed(value);

const priorities = (draft: Draft, measure: ValuesMeasure): readonly ReportBlock[] => {
  const { words, names, language, write } = draft;
  const texts = words.values;
  const top = topValues(measure);
  if (top.length === 0) return [paragraph(texts.flat)];
  const low = lowValues(measure);
  const paired = ({ first, second, text }: ValuePair): string =>
    texts.pair(names.values[first], names.values[second], text);
  return [
    ...titled(
      texts.topTitle,
      list(
        top.map((value) =>
          texts.named(names.values[value], VALUE_TEXTS[value].description[language]),
        ),
      ),
    ),
    ...(low.length > 0
      ? [paragraph(texts.low(write.list(low.map((value) => names.values[value]))))]
      : []),
    ...titled(texts.neighboursTitle, list(neighbourPairs(top, texts.neighbours).map(paired))),
    ...titled(texts.conflictsTitle, list(conflictPairs(top, texts.conflicts).map(paired))),
  ];
};

const poles = (
  draft: Draft,
  measure: ValuesMeasure,
  target: PerValue<number> | null,
): readonly ReportBlock[] => {
  const { words, names, language, write } = draft;
  const texts = words.values;
  const strongest = strongestPole(measure);
  const targetPole = (pole: keyof typeof POLES): number =>
    POLES[pole].reduce((total, value) => total + (target?.[value] ?? 0), 0) / POLES[pole].length;
  return titled(texts.polesTitle, [
    table(
      [texts.pole, words.frame.person, ...(target ? [words.frame.target] : [])],
      VALUE_POLES.map((pole) => [
        names.poles[pole],
        signedOrDash(draft, measure.poles[pole]),
        ...(target ? [write.signed(targetPole(pole))] : []),
      ]),
      target ? [1, 2] : [1],
    ),
    small(texts.polesNote),
    paragraph(
      strongest === null
        ? texts.polesFlat
        : texts.poleStrongest(
            names.poles[strongest],
            VALUE_POLE_TEXTS[strongest].description[language],
          ),
    ),
  ]);
};

const againstTarget = (
  draft: Draft,
  measure: ValuesMeasure,
  target: PerValue<number>,
): readonly ReportBlock[] => {
  const { words, names, write } = draft;
  const texts = words.values;
  /** Rounded as displayed, so that texts never contradict the number. */
  const difference = (value: Value): number => {
    const own = measure.centred[value];
    return own === null ? 0 : Math.round((own - target[value]) * 10) / 10;
  };
  const named = (values: readonly Value[]): string =>
    write.list(
      values
        .slice(0, NAMED_AT_MOST)
        .map((value) => texts.gapItem(names.values[value], write.signed(difference(value)))),
    );
  const sorted = VALUES.toSorted((a, b) => difference(b) - difference(a));
  const more = sorted.filter((value) => difference(value) > WORTH_NAMING);
  const less = sorted.toReversed().filter((value) => difference(value) < -WORTH_NAMING);
  const items = [
    ...(more.length > 0 ? [texts.gapMore(named(more))] : []),
    ...(less.length > 0 ? [texts.gapLess(named(less))] : []),
  ];
  return titled(texts.gapTitle, items.length > 0 ? list(items) : [paragraph(texts.gapClose)]);
};

export const valuesSection = (draft: Draft): ReportSection => {
  const { data, words } = draft;
  const outcome = data.scores?.sections.values;
  const measure = data.scores?.measures.values ?? null;
  const unanswered = callout('neutral', words.frame.unanswered, words.values.unanswered);
  if (measure === null) {
    return section(
      draft,
      'values',
      [unanswered],
      outcome && sectionScore(draft, 'values', outcome, () => []),
    );
  }
  const score =
    outcome &&
    sectionScore(draft, 'values', outcome, (components, own) =>
      valuesSteps(draft, components, measure, own),
    );
  const campaignTarget = data.campaign.profile.values?.target ?? null;
  const target =
    outcome?.status === 'scored'
      ? outcome.components.target
      : campaignTarget && centredValues(campaignTarget);
  return section(
    draft,
    'values',
    [
      paragraph(words.values.intro),
      ...leftOutBlocks(draft, measure.missing, draft.names.values, words.scores.leftOut),
      valueCircle(draft, { measure, scale: 'centred', target, person: words.frame.person }),
      ...priorities(draft, measure),
      ...poles(draft, measure, target),
      ...(target ? againstTarget(draft, measure, target) : []),
    ],
    score,
  );
};
