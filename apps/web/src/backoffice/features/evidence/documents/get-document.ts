import type { CadranClient } from '@cadran/client';
import type { Language, OrganizationDocument } from '@cadran/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { downloadBlob } from '../../../../shared/files/download.ts';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useTimeZone } from '../../../shared/dates/use-dates.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useApi } from '../../../shared/services.tsx';
import { useSession } from '../../../shared/session/use-session.ts';

export const manualQuery = (api: CadranClient, language: Language, timeZone: string) =>
  queryOptions({
    queryKey: ['evidence', 'manual', language, timeZone],
    queryFn: ({ signal }) =>
      api.evidenceDocuments.manual({ query: { language, timeZone }, signal }),
  });

export const documentQuery = (
  api: CadranClient,
  id: string,
  document: OrganizationDocument,
  language: Language,
  timeZone: string,
) =>
  queryOptions({
    queryKey: ['evidence', 'document', id, document, language, timeZone],
    queryFn: ({ signal }) =>
      api.evidenceDocuments.ofOrganization({
        params: { id },
        query: { document, language, timeZone },
        signal,
      }),
  });

export const useDownloadManual = () => {
  const api = useApi();
  const notify = useNotify();
  const query = { language: useLanguage().language, timeZone: useTimeZone() };
  return useMutation({
    mutationFn: async () => {
      const { name, blob } = await api.evidenceDocuments.manualPdf({ query });
      downloadBlob(name ?? 'manual.pdf', blob);
    },
    onError: notify.failure,
  });
};

export const useDownloadDocument = () => {
  const api = useApi();
  const notify = useNotify();
  const { id } = useSession().organization;
  const query = { language: useLanguage().language, timeZone: useTimeZone() };
  return useMutation({
    mutationFn: async (document: OrganizationDocument) => {
      const { name, blob } = await api.evidenceDocuments.ofOrganizationPdf({
        params: { id },
        query: { ...query, document },
      });
      downloadBlob(name ?? `${document}.pdf`, blob);
    },
    onError: notify.failure,
  });
};
