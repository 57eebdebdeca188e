import type { NamedFile } from '@cadran/client';
import type { Language, ProfilingSelection } from '@cadran/contract';
import { useMutation } from '@tanstack/react-query';
import { downloadBlob } from '../../../../files/download.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useApi } from '../../../shared/services.tsx';
import type { Beside } from './report-address.ts';

const besideBody = (beside: Beside) => {
  switch (beside.kind) {
    case 'nothing':
      return {};
    case 'group':
      return { compareWith: beside.selection };
    case 'earlier':
      return { earlierId: beside.campaignId };
  }
};

const keep =
  (fallback: string) =>
  ({ name, blob }: NamedFile): void =>
    downloadBlob(name ?? fallback, blob);

/** What is on the page, on paper. */
export const useDownloadPdf = (id: string, selection: ProfilingSelection, beside: Beside) => {
  const api = useApi();
  const notify = useNotify();
  return useMutation({
    mutationFn: (language: Language) =>
      api.profilingResults.reportPdf({
        params: { id },
        body: { ...selection, ...besideBody(beside), language },
      }),
    onSuccess: keep('audit.pdf'),
    onError: notify.failure,
  });
};

/** The aggregates of all groups that may be read. */
export const useExportXlsx = (id: string) => {
  const api = useApi();
  const notify = useNotify();
  return useMutation({
    mutationFn: (language: Language) =>
      api.profilingResults.exportXlsx({
        params: { id },
        query: { language },
      }),
    onSuccess: keep('audit.xlsx'),
    onError: notify.failure,
  });
};
