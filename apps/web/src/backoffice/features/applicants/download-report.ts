import type { Language, ReportKind } from '@cadran/contract';
import { useMutation } from '@tanstack/react-query';
import { downloadBlob } from '../../../files/download.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { useApi } from '../../shared/services.tsx';

/** The same report on paper, under the name the server gives it. */
export const useDownloadReport = (id: string, kind: ReportKind, language: Language) => {
  const api = useApi();
  const notify = useNotify();
  return useMutation({
    mutationFn: () =>
      api.applicants.reportPdf({
        params: { id },
        query: { kind, language },
      }),
    onSuccess: ({ name, blob }) => downloadBlob(name ?? `${kind}.pdf`, blob),
    onError: notify.failure,
  });
};
