import { backoffice } from '@cadran/i18n/backoffice';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useNavigation } from '../../../shared/navigation/navigation.ts';
import { canOpen } from '../../../shared/router/guards.ts';
import { useApi } from '../../../shared/services.tsx';
import { type Place, recentPlaces } from '../../../shared/session/recent-places.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { findPlaces } from './find-places.ts';

const PAUSE_MS = 200;

/** Without accents and case. */
const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const distinct = (places: readonly Place[]): readonly Place[] =>
  [...new Map(places.toReversed().map((place) => [place.to, place])).values()].toReversed();

/** What was opened before, the pages, and what the server finds. */
export const usePlaces = (typed: string) => {
  const api = useApi();
  const { user } = useSession();
  const { places: names } = useMessages(backoffice.navigation);
  const { unnamed } = useMessages(backoffice.screening).detail;
  const q = typed.trim();
  const [asked] = useDebouncedValue(q, PAUSE_MS);
  const { data: found = [], isFetching } = useQuery({
    queryKey: ['search', asked],
    queryFn: ({ signal }) => findPlaces(api, user, asked, unnamed, signal),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  const pages = useNavigation()
    .filter(({ access }) => canOpen(access, user))
    .map(({ to, place }): Place => ({ kind: 'page', label: names[place], detail: '', to }));
  const recent = recentPlaces(user.id);
  const matches = ({ label, detail }: Place): boolean =>
    fold(`${label} ${detail}`).includes(fold(q));
  const places =
    q === ''
      ? distinct([...recent, ...pages])
      : distinct([...recent.filter(matches), ...pages.filter(matches), ...found]);
  return { places, searching: q !== '' && (isFetching || asked !== q) };
};
