import type { ReportSection } from '@cadran/contract';
import { CULTURE_DIMENSIONS, CULTURE_TYPES } from '@cadran/contract/codes';
import { CULTURE_DIMENSION_TEXTS } from '@cadran/instruments';
import { paragraph, picture, small, table, titled } from '../../drafting/blocks.ts';
import { type ProfilingDraft, profilingSection } from '../profiling-draft.ts';
import { withheldPart, withInterval } from '../reading.ts';

/** Written with one decimal, it would read as none. */
const NEGLIGIBLE = 0.05;

export const congruenceSection = (draft: ProfilingDraft): ReportSection => {
  const { data, texts, names, words, language, write } = draft;
  const { perceived, desired } = data.group.report;
  const { congruence: named } = texts;
  const { congruence: shape, dimensions, intervals } = perceived;
  if (!shape || !dimensions || !desired.congruence) {
    const needed = withheldPart(data.group.report, 'dimensions') ?? 0;
    return profilingSection(draft, 'congruence', [
      paragraph(texts.withheld.dimensions(write.number(needed))),
    ]);
  }
  const { value, level, mean, deviations, farthest } = shape;
  const decimal = (one: number): string => write.decimal(one);
  const written = withInterval(draft, decimal, value, intervals?.congruence);
  const farthestText = CULTURE_DIMENSION_TEXTS[farthest];
  const rows = CULTURE_DIMENSIONS.map((dimension) => ({
    label: CULTURE_DIMENSION_TEXTS[dimension].name[language],
    scores: dimensions[dimension].bars,
    ...(intervals?.dimensions && { intervals: intervals.dimensions[dimension].bars }),
    deviation: deviations[dimension],
    ...(intervals?.deviations && { deviationInterval: intervals.deviations[dimension] }),
  }));
  return profilingSection(draft, 'congruence', [
    paragraph(named.intro),
    paragraph(named.levels[level](written)),
    picture({
      kind: 'congruence',
      title: named.picture,
      terms: ['congruence'],
      description: named.description(written),
      model: { overall: mean, dimensions: rows },
      texts: {
        types: names.types,
        overall: named.overall,
        deviation: named.deviation,
        dimension: words.culture.dimension,
      },
    }),
    ...(deviations[farthest] < NEGLIGIBLE
      ? []
      : [
          paragraph(
            named.farthest(farthestText.name[language], farthestText.description[language]),
          ),
        ]),
    paragraph(
      named.desired(
        withInterval(draft, decimal, desired.congruence.value, desired.intervals?.congruence),
      ),
    ),
    ...titled(named.tableTitle, [
      table(
        [
          words.culture.dimension,
          ...CULTURE_TYPES.map((type) => names.types[type]),
          named.deviation,
        ],
        rows.map(({ label, scores, intervals: sure, deviation, deviationInterval }) => [
          label,
          ...CULTURE_TYPES.map((type) => withInterval(draft, decimal, scores[type], sure?.[type])),
          withInterval(draft, decimal, deviation, deviationInterval),
        ]),
        [1, 2, 3, 4, 5],
      ),
      small(named.note),
    ]),
  ]);
};
