import type { City } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { MultiSelect } from '@mantine/core';
import { useState } from 'react';
import { useLanguage } from '../../../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../../../shared/language/use-messages.ts';
import {
  useCampaignFormState,
  useFieldError,
} from '../../../../../shared/campaign-form/form-context.ts';
import { cityLabel, useCities } from './city-query.ts';
import { CountedLabel } from '../../../../../shared/campaign-form/fields/counted-label.tsx';

interface Props {
  readonly path: string;
  readonly label: string;
  readonly description?: string;
  readonly max: number;
  readonly chosen: readonly City[];
  readonly onChange: (cities: readonly City[]) => void;
}

const byId = (cities: readonly City[]): readonly City[] => [
  ...new Map(cities.map((city) => [city.id, city])).values(),
];

/** Looked up on the server as one types; of cities that read the same the server lists one. */
export const CityField = ({ path, label, description, max, chosen, onChange }: Props) => {
  const t = useMessages(backoffice.screeningForm);
  const { language } = useLanguage();
  const { readOnly } = useCampaignFormState();
  const errorOf = useFieldError();
  const [typed, setTyped] = useState('');
  const { cities, searched } = useCities(typed);
  const known = byId(chosen.length < max ? [...chosen, ...cities] : chosen);
  return (
    <MultiSelect
      data-path={path}
      label={max > 1 ? <CountedLabel label={label} count={chosen.length} max={max} /> : label}
      description={description}
      placeholder={chosen.length < max ? t.searchCity : ''}
      data={known.map((city) => ({ value: String(city.id), label: cityLabel(city, language) }))}
      filter={({ options }) => options}
      value={chosen.map(({ id }) => String(id))}
      onChange={(ids) =>
        onChange(ids.flatMap((id) => known.find((city) => String(city.id) === id) ?? []))
      }
      searchValue={typed}
      onSearchChange={setTyped}
      maxValues={max}
      searchable
      clearSearchOnChange
      hidePickedOptions
      nothingFoundMessage={searched ? t.noCity : t.typeCity}
      disabled={readOnly}
      error={errorOf(path)}
    />
  );
};
