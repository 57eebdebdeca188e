import { professionKey } from '@cadran/contract/codes';
import type { Language } from '@cadran/i18n';
import { professionName, searchProfessions } from '@cadran/instruments/reference/job-titles';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { type ListPickerProps, Picker } from './picker.tsx';
import { type Option, OPTIONS_SHOWN } from './use-suggestions.ts';

const optionOf = (profession: string, language: Language): Option<string> => ({
  key: professionKey(profession),
  label: professionName(profession, language),
  value: profession,
});

/** As many jobs of a group as say why it was found. */
const TITLES_SHOWN = 3;

/** Groups of professions, found by job titles; a title that fits none better is kept as it was typed. */
export const ProfessionPicker = ({ value, ...rest }: ListPickerProps<string>) => {
  const { language } = useLanguage();
  const search = (typed: string): readonly Option<string>[] =>
    searchProfessions(typed, language)
      .slice(0, OPTIONS_SHOWN)
      .map(({ entry, titles }) => ({
        ...optionOf(entry.code, language),
        note: titles.slice(0, TITLES_SHOWN).join(', ') || entry.examples[language],
      }));
  return (
    <Picker
      {...rest}
      chosen={value.map((profession) => optionOf(profession, language))}
      search={search}
      asTyped={(text) => optionOf(text, language)}
    />
  );
};
