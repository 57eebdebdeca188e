import { CAMPAIGN_LIMITS, type Language, professionKey } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import type { ReferenceSearch } from '@cadran/instruments/reference/search-reference';
import type { ReferenceEntry } from '@cadran/instruments/types';
import { type ComboboxItem, MultiSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { useLanguage } from '../../../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../../../shared/language/use-messages.ts';
import {
  useCampaignFormState,
  useFieldError,
  useFormValue,
} from '../../../../../shared/campaign-form/form-context.ts';
import { CountedLabel } from '../../../../../shared/campaign-form/fields/counted-label.tsx';

interface Props {
  readonly path: string;
  readonly label: string;
  readonly description?: string;
  readonly max: number;
  readonly search: ReferenceSearch<ReferenceEntry>;
  /** For lists of professions: another text is kept as it was typed. */
  readonly keepsTyped?: boolean;
}

const OPTIONS_SHOWN = 60;
const TITLES_SHOWN = 3;

const useOptions = (
  { search, keepsTyped }: Props,
  chosen: readonly string[],
  typed: string,
  language: Language,
) => {
  const t = useMessages(backoffice.screeningForm);
  const toOption = ({ code, name }: ReferenceEntry): ComboboxItem => ({
    value: code,
    label: name[language],
  });
  const listed = search('', language).map(({ entry }) => toOption(entry));
  const codes = new Set(listed.map(({ value }) => value));
  const kept = chosen
    .filter((value) => !codes.has(value))
    .map((value): ComboboxItem => ({ value, label: value }));
  const text = typed.trim();
  const isNew = [...chosen, ...codes].every((one) => professionKey(one) !== professionKey(text));
  const asTyped: ComboboxItem[] =
    keepsTyped && text.length > 1 && isNew ? [{ value: text, label: t.asTyped(text) }] : [];
  const found = search(typed, language);
  return {
    data: [...listed, ...kept, ...asTyped],
    shown: [
      ...found.slice(0, OPTIONS_SHOWN).map(({ entry }) => toOption(entry)),
      ...asTyped,
    ].filter(({ value }) => !chosen.includes(value)),
    titles: new Map(
      found.map(({ entry, titles }) => [entry.code, titles.slice(0, TITLES_SHOWN).join(', ')]),
    ),
  };
};

/** Several entries of a reference list, up to a limit that shows as one fills. */
export const CodesField = (props: Props) => {
  const { path, label, description, max } = props;
  const t = useMessages(backoffice.screeningForm);
  const { language } = useLanguage();
  const { readOnly } = useCampaignFormState();
  const errorOf = useFieldError();
  const [chosen, setChosen] = useFormValue<readonly string[]>(path);
  const [typed, setTyped] = useState('');
  const { data, shown, titles } = useOptions(props, chosen, typed, language);
  const full = chosen.length >= max;
  return (
    <MultiSelect
      data-path={path}
      label={<CountedLabel label={label} count={chosen.length} max={max} />}
      description={description}
      placeholder={full ? '' : t.searchList}
      data={data}
      filter={() => (full ? [] : shown)}
      renderOption={({ option }) => (
        <div>
          {option.label}
          {titles.get(option.value) && (
            <Text size="xs" c="dimmed">
              {titles.get(option.value)}
            </Text>
          )}
        </div>
      )}
      value={[...chosen]}
      onChange={setChosen}
      searchValue={typed}
      onSearchChange={setTyped}
      maxLength={CAMPAIGN_LIMITS.professionMax}
      maxValues={max}
      searchable
      clearSearchOnChange
      hidePickedOptions
      selectFirstOptionOnChange
      nothingFoundMessage={full ? t.full(max) : t.notInList}
      disabled={readOnly}
      error={errorOf(path)}
    />
  );
};
