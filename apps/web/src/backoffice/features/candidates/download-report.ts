import type { Language, ReportKind } from '@cadran/contract';
import { useMutation } from '@tanstack/react-query';
import { downloadBlob } from '../../../shared/files/download.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { useApi } from '../../shared/services.tsx';

export const useDownloadReport = (id: string, kind: ReportKind, language: Language) => {
  const api = useApi();
  const notify = useNotify();
  return useMutation({
    mutationFn: () =>
      api.candidates.reportPdf({
        params: { id },
        query: { kind, language },
      }),
    onSuccess: ({ name, blob }) => downloadBlob(name ?? `${kind}.pdf`, blob),
    onError: notify.failure,
  });
};
