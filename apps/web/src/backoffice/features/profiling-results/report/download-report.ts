import type { NamedFile } from '@cadran/client';
import type { Language, ProfilingSelection } from '@cadran/contract';
import { useMutation } from '@tanstack/react-query';
import { downloadBlob } from '../../../../shared/files/download.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useApi } from '../../../shared/services.tsx';
import type { ReportComparison } from './report-address.ts';

const toComparisonBody = (comparison: ReportComparison) => {
  switch (comparison.kind) {
    case 'none':
      return {};
    case 'group':
      return { compareWith: comparison.selection };
    case 'earlier':
      return { earlierId: comparison.campaignId };
  }
};

const saveFile =
  (fallback: string) =>
  ({ name, blob }: NamedFile): void =>
    downloadBlob(name ?? fallback, blob);

export const useDownloadPdf = (
  id: string,
  selection: ProfilingSelection,
  comparison: ReportComparison,
) => {
  const api = useApi();
  const notify = useNotify();
  return useMutation({
    mutationFn: (language: Language) =>
      api.profilingResults.reportPdf({
        params: { id },
        body: { ...selection, ...toComparisonBody(comparison), language },
      }),
    onSuccess: saveFile('audit.pdf'),
    onError: notify.failure,
  });
};

/** The aggregates of all served groups. */
export const useExportXlsx = (id: string) => {
  const api = useApi();
  const notify = useNotify();
  return useMutation({
    mutationFn: (language: Language) =>
      api.profilingResults.exportXlsx({
        params: { id },
        query: { language },
      }),
    onSuccess: saveFile('audit.xlsx'),
    onError: notify.failure,
  });
};
