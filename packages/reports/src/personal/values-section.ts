import type { ReportBlock, ReportSection } from '@cadran/contract';
import { VALUE_TEXTS } from '@cadran/instruments';
import type { ValuesMeasure } from '@cadran/scoring';
import { list, paragraph, titled } from '../drafting/blocks.ts';
import type { Draft } from '../drafting/draft.ts';
import { valueCircle } from '../portrait/values-picture.ts';
import {
  conflictPairs,
  lowValues,
  neighbourPairs,
  topValues,
  type ValuePair,
} from '../portrait/values-reading.ts';
import { personalSection } from './personal-section.ts';

const priorities = (draft: Draft, measure: ValuesMeasure): readonly ReportBlock[] => {
  const { words, names, language, write } = draft;
  const texts = words.personal.values;
  const top = topValues(measure);
  if (top.length === 0) return [paragraph(texts.flat)];
  const low = lowValues(measure);
  const paired = ({ first, second, text }: ValuePair): string =>
    words.values.pair(names.values[first], names.values[second], text);
  const conflicts = conflictPairs(top, words.values.conflicts).map(paired);
  return [
    paragraph(texts.top),
    ...list(
      top.map((value) =>
        words.values.named(names.values[value], VALUE_TEXTS[value].description[language]),
      ),
    ),
    ...(low.length > 0
      ? [paragraph(texts.low(write.list(low.map((value) => names.values[value]))))]
      : []),
    ...titled(
      words.values.neighboursTitle,
      list(neighbourPairs(top, words.values.neighbours).map(paired)),
    ),
    ...(conflicts.length > 0
      ? titled(words.values.conflictsTitle, [paragraph(texts.tension), ...list(conflicts)])
      : []),
  ];
};

export const valuesSection = (draft: Draft, measure: ValuesMeasure): ReportSection =>
  personalSection(draft, 'values', [
    paragraph(draft.words.personal.values.intro),
    ...(measure.missing.length > 0
      ? [
          paragraph(
            draft.words.personal.personality.missing(
              draft.write.list(measure.missing.map((value) => draft.names.values[value])),
            ),
          ),
        ]
      : []),
    valueCircle(draft, {
      measure,
      scale: 'rating',
      target: null,
      person: draft.words.personal.you,
    }),
    ...priorities(draft, measure),
  ]);
