import { type City, contract, type Language } from '@cadran/contract';
import { countryName } from '@cadran/instruments/reference/countries';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../../shared/services.tsx';

const PAUSE_MS = 150;

export const cityLabel = (city: City, language: Language): string =>
  `${city.name[language]}, ${countryName(city.country, language)}`;

/** Cities whose name begins with what is typed, the largest first. */
export const useCities = (typed: string): { cities: readonly City[]; searched: boolean } => {
  const api = useApi();
  const [q] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const { data } = useQuery({
    queryKey: ['cities', q],
    queryFn: ({ signal }) => api.call(contract.reference.cities, { query: { q }, signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { cities: q === '' ? [] : (data?.items ?? []), searched: q !== '' };
};
