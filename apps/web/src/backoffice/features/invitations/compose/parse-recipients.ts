import type { CadranClient } from '@cadran/client';
import type { ParsedRecipients } from '@cadran/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/services.tsx';

const DEBOUNCE_MS = 400;
const NO_RECIPIENTS: ParsedRecipients = { recipients: [], refused: [] };

/** Parsed by the server, with the parser that is used when sending. */
export const recipientsQuery = (api: CadranClient, text: string) =>
  queryOptions({
    queryKey: ['recipients', text],
    queryFn: ({ signal }) =>
      text === ''
        ? Promise.resolve(NO_RECIPIENTS)
        : api.email.recipients({ body: { text }, signal }),
    staleTime: Infinity,
    retry: false,
  });

export const useRecipients = (text: string) => {
  const [debounced] = useDebouncedValue(text.trim(), DEBOUNCE_MS);
  const query = useQuery({
    ...recipientsQuery(useApi(), debounced),
    placeholderData: keepPreviousData,
  });
  const isParsing = debounced !== text.trim() || query.isFetching;
  return { parsed: query.data ?? NO_RECIPIENTS, error: query.error, isParsing };
};
