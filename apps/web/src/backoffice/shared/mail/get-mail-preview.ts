import { type BodyInput, type Contract, previewedMail } from '@cadran/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../services.tsx';

export type PreviewAsk = BodyInput<Contract['email']['preview']>;

/** Long enough to finish a word. */
const PAUSE_MS = 400;

/** As one writes; what cannot be sent is not asked for, and the last good one stays. */
export const useMailPreview = (ask: PreviewAsk) => {
  const api = useApi();
  const [message] = useDebouncedValue(ask.message, PAUSE_MS);
  const body = { ...ask, message };
  return useQuery({
    queryKey: ['mail-preview', body],
    queryFn: ({ signal }) => api.email.preview({ body, signal }),
    placeholderData: keepPreviousData,
    enabled: previewedMail.safeParse(body).success,
    retry: false,
  });
};
