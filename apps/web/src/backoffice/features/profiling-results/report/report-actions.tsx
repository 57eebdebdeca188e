import type { ProfilingSelection } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { detailPath } from '../../../shared/campaigns/campaign-paths.ts';
import { DownloadMenu } from './download-menu.tsx';
import { useDownloadReport } from './download-report.ts';
import type { ReportComparison } from './report-address.ts';

interface Props {
  readonly campaignId: string;
  readonly selection: ProfilingSelection;
  readonly comparison: ReportComparison;
}

/** Back to the audit; downloads. */
export const ReportActions = ({ campaignId, selection, comparison }: Props) => {
  const t = useMessages(backoffice.profilingResults);
  return (
    <>
      <Button
        component={Link}
        to={detailPath('profiling', campaignId)}
        variant="default"
        leftSection={<IconArrowLeft size={18} stroke={1.5} aria-hidden />}
      >
        {t.back}
      </Button>
      <DownloadMenu
        campaignId={campaignId}
        pdf={useDownloadReport('reportPdf', campaignId, selection, comparison)}
        slides={useDownloadReport('reportSlides', campaignId, selection, comparison)}
      />
    </>
  );
};
