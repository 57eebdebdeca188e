import {
  NOT_GIVEN,
  type ProfilingFilters,
  type ProfilingSelection,
  type Segmentation,
  SEGMENTATIONS,
} from '@cadran/contract';
import { formatList, formatNumber, type Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import {
  AGE_BAND_NAMES,
  GENDER_NAMES,
  TENURE_BAND_NAMES,
} from '@cadran/instruments/reference/people-bands';
import { inLanguage } from '../../../language/in-language.ts';
import { useLanguage } from '../../../language/language-context.tsx';
import { useMessages } from '../../../language/use-messages.ts';

const CODES: Readonly<
  Record<
    Exclude<Segmentation, 'unit'>,
    Readonly<Record<string, Readonly<Record<Language, string>> | undefined>>
  >
> = { gender: GENDER_NAMES, age: AGE_BAND_NAMES, tenure: TENURE_BAND_NAMES };

/** What people call a value, a group and how many are in it. */
export const useGroupWords = ({ attributes }: Pick<ProfilingFilters, 'attributes'>) => {
  const t = useMessages(backoffice.profilingResults);
  const { language } = useLanguage();

  const valueName = (attribute: Segmentation, value: string): string => {
    if (value === NOT_GIVEN) return t.notGiven;
    if (attribute !== 'unit') return CODES[attribute][value]?.[language] ?? value;
    const unit = attributes
      .find((one) => one.attribute === 'unit')
      ?.values.find((one) => one.value === value);
    return unit?.name ? inLanguage(unit.name, language) : t.unknownUnit;
  };

  const groupName = (selection: ProfilingSelection): string => {
    const parts = SEGMENTATIONS.flatMap((attribute) => {
      const values: readonly string[] = selection[attribute] ?? [];
      if (values.length === 0) return [];
      const names = values.map((value) => valueName(attribute, value));
      return [t.part(t.segments[attribute], formatList(names, language))];
    });
    return parts.length === 0 ? t.everybody : parts.join(' · ');
  };

  const people = (count: number): string => t.people(count, formatNumber(count, language));
  return { valueName, groupName, people };
};
