import { displayedScore } from '@cadran/contract/codes';
import type { CompanyValue, ReportSection } from '@cadran/contract';
import { fitVerdict, type ValuesSetScore } from '@cadran/scoring';
import { list, paragraph, table } from '../../drafting/blocks.ts';
import { type ProfilingDraft, profilingSection } from '../profiling-draft.ts';
import { withInterval } from '../reading.ts';

const setsOf = ({ data }: ProfilingDraft) =>
  data.valuesSets.map((set) => {
    const result = data.group.report.valuesSets.find(({ id }) => id === set.id);
    return { ...set, perceived: result?.perceived ?? null, desired: result?.desired ?? null };
  });

/** How far the perceived culture resembles each set of values, in sentences. */
export const valuesLessons = (draft: ProfilingDraft): readonly string[] =>
  setsOf(draft).flatMap(({ name, perceived, desired }) => {
    const { values } = draft.texts;
    if (perceived === null) return [values.noDirectionNote(name)];
    const verdict = fitVerdict(displayedScore(perceived.score));
    const isDesired =
      desired !== null && displayedScore(desired.score) > displayedScore(perceived.score);
    return [
      values.verdicts[verdict](name),
      ...(isDesired && verdict !== 'fits' ? [values.wished(name)] : []),
    ];
  });

export const valuesTable = (draft: ProfilingDraft) => {
  const { texts, names, write } = draft;
  const { values: named } = texts;
  const labelOf = (value: CompanyValue): string =>
    'code' in value ? names.values[value.code] : value.label;
  const scored = (fit: ValuesSetScore | null): string =>
    fit === null
      ? named.noDirection
      : withInterval(draft, (score) => write.score(score), fit.score, fit.interval);
  return {
    columns: [named.set, named.content, named.fitPerceived, named.fitDesired],
    rows: setsOf(draft).map(({ name, values, perceived, desired }) => [
      name,
      write.list(values.map(labelOf)),
      scored(perceived),
      scored(desired),
    ]),
    numeric: [2, 3],
  };
};

export const valuesSection = (draft: ProfilingDraft): ReportSection => {
  const { data, texts } = draft;
  const { columns, rows, numeric } = valuesTable(draft);
  return profilingSection(
    draft,
    'values',
    data.valuesSets.length === 0
      ? [paragraph(texts.values.none)]
      : [
          paragraph(texts.values.intro),
          table(columns, rows, numeric),
          ...list(valuesLessons(draft)),
        ],
  );
};
