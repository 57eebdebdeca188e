import type { City, Place } from '@cadran/contract';
import type { Language } from '@cadran/i18n';
import { countryName } from '@cadran/instruments/reference/countries';
import { placeName } from '@cadran/instruments/reference/place-name';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { getJson } from '../../data/http-client.ts';
import { type ListPickerProps, Picker } from './picker.tsx';
import { type Option, OPTIONS_SHOWN } from './use-suggestions.ts';

const optionOf = (place: Place, language: Language): Option<Place> =>
  'id' in place
    ? {
        key: String(place.id),
        label: place.name[language],
        note: [place.region?.[language], countryName(place.country, language)]
          .filter(Boolean)
          .join(', '),
        value: place,
      }
    : { key: `text:${place.text.toLowerCase()}`, label: place.text, value: place };

/** Cities, searched on the server; a place that no list knows is kept as it was typed. */
export const PlacePicker = ({ value, ...rest }: ListPickerProps<Place>) => {
  const { language } = useLanguage();
  const search = async (typed: string): Promise<readonly Option<Place>[]> => {
    const query = new URLSearchParams({ q: typed.trim() });
    const { items } = await getJson<{ items: City[] }>(`/api/reference/cities?${query}`);
    return items.slice(0, OPTIONS_SHOWN).map((city) => optionOf(city, language));
  };
  return (
    <Picker
      {...rest}
      chosen={value.map((place) => ({
        ...optionOf(place, language),
        label: placeName(place, language),
      }))}
      search={search}
      asTyped={(text) => optionOf({ text }, language)}
    />
  );
};
