import { LANGUAGES, type ProfilingSelection } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Menu } from '@mantine/core';
import {
  IconArrowLeft,
  IconChevronDown,
  IconDownload,
  IconFileTypePdf,
  IconPrinter,
  IconTable,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { resultsPath } from '../../../shared/campaigns/campaign-paths.ts';
import { toSelectionAddress } from '../selection-address.ts';
import { useDownloadPdf, useExportXlsx } from './download-report.ts';
import type { ReportComparison } from './report-address.ts';
import { VisuallyHidden } from '../../../../shared/visually-hidden.tsx';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface Props {
  readonly campaignId: string;
  readonly selection: ProfilingSelection;
  readonly comparison: ReportComparison;
}

const Downloads = ({ campaignId, selection, comparison }: Props) => {
  const t = useMessages(backoffice.profilingResults).report;
  const { language } = useLanguage();
  const pdf = useDownloadPdf(campaignId, selection, comparison);
  const xlsx = useExportXlsx(campaignId);
  const isBusy = pdf.isPending || xlsx.isPending;
  return (
    <>
      <Menu position="bottom-end" shadow="md" returnFocus>
        <Menu.Target>
          <Button
            leftSection={<IconDownload {...icon} />}
            rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}
            loading={isBusy}
          >
            {t.download}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t.pdf}</Menu.Label>
          {LANGUAGES.map((code) => (
            <Menu.Item
              key={code}
              leftSection={<IconFileTypePdf {...icon} />}
              onClick={() => pdf.mutate(code)}
            >
              {t.languages[code]}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Label>{t.table}</Menu.Label>
          <Menu.Item leftSection={<IconTable {...icon} />} onClick={() => xlsx.mutate(language)}>
            {t.xlsx}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item leftSection={<IconPrinter {...icon} />} onClick={() => window.print()}>
            {t.print}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <VisuallyHidden role="status">{isBusy && t.preparing}</VisuallyHidden>
    </>
  );
};

/** Back to the filters with the same selection; downloads. */
export const ReportActions = (props: Props) => {
  const t = useMessages(backoffice.profilingResults);
  return (
    <>
      <Button
        component={Link}
        to={resultsPath(props.campaignId)}
        search={toSelectionAddress(props.selection) as never}
        variant="default"
        leftSection={<IconArrowLeft {...icon} />}
      >
        {t.back}
      </Button>
      <Downloads {...props} />
    </>
  );
};
