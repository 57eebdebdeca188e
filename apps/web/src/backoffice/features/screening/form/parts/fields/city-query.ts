import type { City, Language } from '@cadran/contract';
import { countryName } from '@cadran/instruments/reference/countries';
import { cityName } from '@cadran/instruments/reference/place-name';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../../../shared/services.tsx';

const PAUSE_MS = 150;

export const cityLabel = (city: City, language: Language): string =>
  `${cityName(city, language)}, ${countryName(city.country, language)}`;

/** Cities whose name begins with what is typed, the largest first. */
export const useCities = (typed: string): { cities: readonly City[]; searched: boolean } => {
  const api = useApi();
  const [q] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const { data, isFetching } = useQuery({
    queryKey: ['cities', q],
    queryFn: ({ signal }) => api.reference.cities({ query: { q }, signal }),
    enabled: q !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  // Never those of a search before: the first of them would be taken by mistake.
  const current = q === typed.trim() && q !== '';
  return { cities: current ? (data?.items ?? []) : [], searched: current && !isFetching };
};
