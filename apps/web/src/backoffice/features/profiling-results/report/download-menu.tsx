import { type Language, LANGUAGES } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Menu } from '@mantine/core';
import {
  IconChevronDown,
  IconDownload,
  IconFileTypePdf,
  IconPresentation,
  IconPrinter,
  IconTable,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { VisuallyHidden } from '../../../../shared/visually-hidden.tsx';
import { useDownloadAudit } from './download-report.ts';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface File {
  readonly mutate: (language: Language) => void;
  readonly isPending: boolean;
}

interface ItemsProps {
  readonly label: string;
  readonly file: File;
  readonly FileIcon: ComponentType<typeof icon>;
}

/** A file in either language. */
const FileItems = ({ label, file, FileIcon }: ItemsProps) => {
  const t = useMessages(backoffice.profilingResults).report;
  return (
    <>
      <Menu.Label>{label}</Menu.Label>
      {LANGUAGES.map((code) => (
        <Menu.Item
          key={code}
          leftSection={<FileIcon {...icon} />}
          aria-label={`${label}, ${t.languages[code]}`}
          onClick={() => file.mutate(code)}
        >
          {t.languages[code]}
        </Menu.Item>
      ))}
      <Menu.Divider />
    </>
  );
};

interface Props {
  readonly campaignId: string;
  /** Left out where there is none; paper is then made by the browser. */
  readonly pdf?: File;
  readonly slides: File;
}

/** What is shown as PDF and PowerPoint, all groups as Excel, and the page on paper. */
export const DownloadMenu = ({ campaignId, pdf, slides }: Props) => {
  const t = useMessages(backoffice.profilingResults).report;
  const { language } = useLanguage();
  const xlsx = useDownloadAudit('exportXlsx', campaignId);
  const isBusy = [pdf, slides, xlsx].some((file) => file?.isPending);
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
          {pdf && <FileItems label={t.pdf} file={pdf} FileIcon={IconFileTypePdf} />}
          <FileItems label={t.slides} file={slides} FileIcon={IconPresentation} />
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
