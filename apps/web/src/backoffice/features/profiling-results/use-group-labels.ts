import {
  NOT_GIVEN,
  type ProfilingFilters,
  type ProfilingSelection,
  type Segmentation,
  SEGMENTATIONS,
} from '@cadran/contract';
import { formatCount, formatList, type Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import {
  AGE_BAND_NAMES,
  GENDER_NAMES,
  TENURE_BAND_NAMES,
} from '@cadran/instruments/reference/people-bands';
import { localizedText } from '../../../shared/language/localized-text.ts';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';

const CODES: Readonly<
  Record<
    Exclude<Segmentation, 'unit'>,
    Readonly<Record<string, Readonly<Record<Language, string>> | undefined>>
  >
> = { gender: GENDER_NAMES, age: AGE_BAND_NAMES, tenure: TENURE_BAND_NAMES };

/** Labels of filter values, groups and numbers of people. */
export const useGroupLabels = ({
  attributes,
  combinable,
}: Pick<ProfilingFilters, 'attributes' | 'combinable'>) => {
  const t = useMessages(backoffice.profilingResults);
  const { language } = useLanguage();

  const valueName = (attribute: Segmentation, value: string): string => {
    if (value === NOT_GIVEN) return t.notGiven;
    if (attribute !== 'unit') return CODES[attribute][value]?.[language] ?? value;
    const unit = attributes
      .find((other) => other.attribute === 'unit')
      ?.values.find((other) => other.value === value);
    return unit?.name ? localizedText(unit.name, language) : t.unknownUnit;
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

  /** Numbers of an audit by link are rounded down; those of another campaign may be when these are not. */
  const people = (count: number, isRoundedDown = !combinable): string =>
    t.people(count, formatCount(count, language, isRoundedDown));
  return { valueName, groupName, people };
};
