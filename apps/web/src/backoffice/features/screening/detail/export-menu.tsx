import type { CandidateFilter } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Menu } from '@mantine/core';
import { IconFileSpreadsheet, IconFileTypeCsv, IconTableExport } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useLanguage } from '../../../../language/language-context.tsx';
import { useMessages } from '../../../../language/use-messages.ts';
import { downloadBlob } from '../../../../files/download.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useApi } from '../../../shared/services.tsx';

const FORMATS = [
  { format: 'csv', call: 'exportCsv', icon: IconFileTypeCsv },
  { format: 'xlsx', call: 'exportXlsx', icon: IconFileSpreadsheet },
] as const;

interface Wanted {
  readonly kind: (typeof FORMATS)[number];
  readonly filter: CandidateFilter;
}

const useExport = (campaignId: string) => {
  const api = useApi();
  const notify = useNotify();
  const { language } = useLanguage();
  return useMutation({
    mutationFn: ({ kind, filter }: Wanted) =>
      api.applicants[kind.call]({ params: { id: campaignId }, query: { language, ...filter } }),
    onSuccess: ({ name, blob }, { kind }) =>
      downloadBlob(name ?? `candidates.${kind.format}`, blob),
    onError: notify.failure,
  });
};

interface Props {
  readonly campaignId: string;
  /** How the list is narrowed, and how many that leaves. */
  readonly filter: CandidateFilter;
  readonly shown: number;
}

/** The candidates of the campaign in a file: all, and where the list is narrowed those it shows first. */
export const ExportMenu = ({ campaignId, filter, shown }: Props) => {
  const t = useMessages(backoffice.applicants).exporting;
  const { language } = useLanguage();
  const { mutate, isPending } = useExport(campaignId);
  const isNarrowed = Object.keys(filter).length > 0;
  const files = (narrowed: CandidateFilter, whose?: string) =>
    FORMATS.map((kind) => (
      <Menu.Item
        key={kind.format}
        leftSection={<kind.icon size={18} stroke={1.5} aria-hidden />}
        onClick={() => mutate({ kind, filter: narrowed })}
      >
        {whose ? `${t[kind.format]} – ${whose}` : t[kind.format]}
      </Menu.Item>
    ));
  return (
    <Menu position="bottom-end" shadow="md" returnFocus>
      <Menu.Target>
        <Button
          variant="default"
          loading={isPending}
          leftSection={<IconTableExport size={18} stroke={1.5} aria-hidden />}
        >
          {t.open}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {isNarrowed && files(filter, t.shown(shown, formatNumber(shown, language)))}
        {isNarrowed && <Menu.Divider />}
        {files({}, isNarrowed ? t.all : undefined)}
      </Menu.Dropdown>
    </Menu>
  );
};
