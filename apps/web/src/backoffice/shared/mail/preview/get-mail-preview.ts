import { type BodyInput, type Contract, mailPreviewRequest } from '@cadran/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../services.tsx';

export type PreviewRequest = BodyInput<Contract['email']['preview']>;

const PAUSE_MS = 400;

/** Updates while typing; keeps the last valid preview. */
export const useMailPreview = (ask: PreviewRequest) => {
  const api = useApi();
  const [message] = useDebouncedValue(ask.message, PAUSE_MS);
  const body = { ...ask, message };
  return useQuery({
    queryKey: ['mail-preview', body],
    queryFn: ({ signal }) => api.email.preview({ body, signal }),
    placeholderData: keepPreviousData,
    enabled: mailPreviewRequest.safeParse(body).success,
    retry: false,
  });
};
