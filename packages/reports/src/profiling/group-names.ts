import { type Language, NOT_GIVEN, type Segmentation, SEGMENTATIONS } from '@cadran/contract/codes';
import type { ProfilingSelection } from '@cadran/contract';
import { REPORT_WORDS } from '@cadran/i18n/reports';
import { AGE_BAND_NAMES, GENDER_NAMES, TENURE_BAND_NAMES, type Text } from '@cadran/instruments';
import { inLanguage } from '../drafting/draft.ts';
import { type Names, namesOf } from '../drafting/names.ts';
import { writerOf } from '../drafting/writer.ts';
import type { ProfilingData } from './profiling-data.ts';
import type { ProfilingDraft } from './profiling-draft.ts';

/** What it takes to name a group. */
interface Naming extends Pick<ProfilingDraft, 'language' | 'texts' | 'write'> {
  readonly data: Pick<ProfilingData, 'units'>;
}

const CODES: Readonly<Record<Exclude<Segmentation, 'unit'>, Readonly<Record<string, Text>>>> = {
  gender: GENDER_NAMES,
  age: AGE_BAND_NAMES,
  tenure: TENURE_BAND_NAMES,
};

/** What people call a value of a segment. */
export const valueName = (
  { data, language, texts }: Omit<Naming, 'write'>,
  attribute: Segmentation,
  value: string,
): string => {
  if (value === NOT_GIVEN) return texts.selection.notGiven;
  if (attribute !== 'unit') return CODES[attribute][value]?.[language] ?? value;
  const unit = data.units.find(({ id }) => id === value);
  return unit ? inLanguage(unit.name, language) : texts.selection.unknown;
};

/** Who a report is about, in words: "Unit: Sales; Gender: Female". */
export const selectionName = (draft: Naming, selection: ProfilingSelection): string => {
  const { texts, write } = draft;
  const parts = SEGMENTATIONS.flatMap((attribute) => {
    const values: readonly string[] = selection[attribute] ?? [];
    if (values.length === 0) return [];
    const named = write.list(values.map((value) => valueName(draft, attribute, value)));
    return [texts.selection.part(texts.selection.attributes[attribute], named)];
  });
  return parts.length === 0 ? texts.selection.all : write.series(parts);
};

/** The same words for lists and files outside of a report. */
export const groupNames = (
  language: Language,
): {
  readonly types: Names['types'];
  readonly selectionNamed: (selection: ProfilingSelection, units: ProfilingData['units']) => string;
} => ({
  types: namesOf(language).types,
  selectionNamed: (selection, units) =>
    selectionName(
      {
        data: { units },
        language,
        texts: REPORT_WORDS[language].profiling,
        // Names of groups have no dates.
        write: writerOf(language, 'UTC'),
      },
      selection,
    ),
});
