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

const useDownload = (fallback: string, load: (language: Language) => Promise<NamedFile>) => {
  const notify = useNotify();
  return useMutation({
    mutationFn: load,
    onSuccess: ({ name, blob }) => downloadBlob(name ?? fallback, blob),
    onError: notify.failure,
  });
};

/** A report, a comparison or a trend. */
export const useDownloadReport = (
  format: 'reportPdf' | 'reportSlides',
  id: string,
  selection: ProfilingSelection,
  comparison: ReportComparison,
) => {
  const api = useApi();
  return useDownload(format === 'reportPdf' ? 'audit.pdf' : 'audit.pptx', (language) =>
    api.profilingResults[format]({
      params: { id },
      body: { ...selection, ...toComparisonBody(comparison), language },
    }),
  );
};

/** The figures of all served groups, or those of a series of audits. */
export const useDownloadAudit = (format: 'exportXlsx' | 'wavesSlides', id: string) => {
  const api = useApi();
  return useDownload(format === 'exportXlsx' ? 'audit.xlsx' : 'waves.pptx', (language) =>
    api.profilingResults[format]({ params: { id }, query: { language } }),
  );
};
