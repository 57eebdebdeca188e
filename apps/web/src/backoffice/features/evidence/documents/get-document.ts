import type { CadranClient } from '@cadran/client';
import type { EvidenceDocument, Language, Report } from '@cadran/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { downloadBlob } from '../../../../shared/files/download.ts';
import { useTimeZone } from '../../../shared/dates/use-dates.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useApi } from '../../../shared/services.tsx';

/** Null: of all organisations. */
export const documentQuery = (
  api: CadranClient,
  organizationId: string | null,
  document: EvidenceDocument,
  language: Language,
  timeZone: string,
) =>
  queryOptions({
    queryKey: ['evidence', 'document', organizationId, document, language, timeZone],
    queryFn: ({ signal }): Promise<Report> => {
      const query = { document, language, timeZone };
      return organizationId === null
        ? api.evidenceDocuments.ofAll({ query, signal })
        : api.evidenceDocuments.ofOrganization({ params: { id: organizationId }, query, signal });
    },
  });

export const useDownloadDocument = (organizationId: string | null, language: Language) => {
  const api = useApi();
  const notify = useNotify();
  const timeZone = useTimeZone();
  return useMutation({
    mutationFn: async (document: EvidenceDocument) => {
      const query = { document, language, timeZone };
      const { name, blob } =
        organizationId === null
          ? await api.evidenceDocuments.ofAllPdf({ query })
          : await api.evidenceDocuments.ofOrganizationPdf({
              params: { id: organizationId },
              query,
            });
      downloadBlob(name ?? `${document}.pdf`, blob);
    },
    onError: notify.failure,
  });
};
