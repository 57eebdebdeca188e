import { CULTURE_DIMENSIONS, CULTURE_TYPES } from '@cadran/contract/codes';
import { CULTURE_DIMENSION_TEXTS } from '@cadran/instruments';
import { paragraph, picture, small, table, titled } from '../drafting/blocks.ts';
import type { ReportSection } from '../report.ts';
import { type ProfilingDraft, profilingSection } from './profiling-draft.ts';

/** Written with one decimal, it would read as none. */
const NEGLIGIBLE = 0.05;

export const congruenceSection = (draft: ProfilingDraft): ReportSection => {
  const { data, texts, names, words, language, write } = draft;
  const { perceived, desired } = data.group.report;
  const { congruence: named } = texts;
  const { value, level, mean, deviations, farthest } = perceived.congruence;
  const farthestText = CULTURE_DIMENSION_TEXTS[farthest];
  const rows = CULTURE_DIMENSIONS.map((dimension) => ({
    label: CULTURE_DIMENSION_TEXTS[dimension].name[language],
    scores: perceived.dimensions[dimension].bars,
    deviation: deviations[dimension],
  }));
  return profilingSection(draft, 'congruence', [
    paragraph(named.intro),
    paragraph(named.levels[level](write.decimal(value))),
    picture({
      kind: 'congruence',
      title: named.picture,
      terms: ['congruence'],
      description: named.description(write.decimal(value)),
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
    paragraph(named.desired(write.decimal(desired.congruence.value))),
    ...titled(named.tableTitle, [
      table(
        [
          words.culture.dimension,
          ...CULTURE_TYPES.map((type) => names.types[type]),
          named.deviation,
        ],
        rows.map(({ label, scores, deviation }) => [
          label,
          ...CULTURE_TYPES.map((type) => write.decimal(scores[type])),
          write.decimal(deviation),
        ]),
        [1, 2, 3, 4, 5],
      ),
      small(named.note),
    ]),
  ]);
};
