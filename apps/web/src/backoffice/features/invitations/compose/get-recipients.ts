import type { CadranClient } from '@cadran/client';
import type { ParsedRecipients } from '@cadran/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/services.tsx';

const PAUSE_MS = 400;
const NOBODY: ParsedRecipients = { recipients: [], refused: [] };

/** The server reads what was pasted: the same eyes that will read it when it is sent. */
export const recipientsQuery = (api: CadranClient, text: string) =>
  queryOptions({
    queryKey: ['recipients', text],
    queryFn: ({ signal }) =>
      text === '' ? Promise.resolve(NOBODY) : api.email.recipients({ body: { text }, signal }),
    staleTime: Infinity,
    retry: false,
  });

export const useRecipients = (text: string) => {
  const [asked] = useDebouncedValue(text.trim(), PAUSE_MS);
  const query = useQuery({
    ...recipientsQuery(useApi(), asked),
    placeholderData: keepPreviousData,
  });
  const reading = asked !== text.trim() || query.isFetching;
  return { read: query.data ?? NOBODY, error: query.error, reading };
};
