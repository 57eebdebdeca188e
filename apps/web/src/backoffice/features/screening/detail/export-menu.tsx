import type { CandidateFilter } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Menu } from '@mantine/core';
import { IconFileSpreadsheet, IconFileTypeCsv, IconTableExport } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { downloadBlob } from '../../../../shared/files/download.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useApi } from '../../../shared/services.tsx';

const FORMATS = [
  { format: 'csv', call: 'exportCsv', icon: IconFileTypeCsv },
  { format: 'xlsx', call: 'exportXlsx', icon: IconFileSpreadsheet },
] as const;

interface ExportRequest {
  readonly kind: (typeof FORMATS)[number];
  readonly filter: CandidateFilter;
}

const useExport = (campaignId: string) => {
  const api = useApi();
  const notify = useNotify();
  const { language } = useLanguage();
  return useMutation({
    mutationFn: ({ kind, filter }: ExportRequest) =>
      api.candidates[kind.call]({ params: { id: campaignId }, query: { language, ...filter } }),
    onSuccess: ({ name, blob }, { kind }) =>
      downloadBlob(name ?? `candidates.${kind.format}`, blob),
    onError: notify.failure,
  });
};

interface Props {
  readonly campaignId: string;
  /** Current filter of the list, and its number of results. */
  readonly filter: CandidateFilter;
  readonly shown: number;
}

/** Exports all candidates or, if the list is filtered, those it shows. */
export const ExportMenu = ({ campaignId, filter, shown }: Props) => {
  const t = useMessages(backoffice.candidates).exporting;
  const { language } = useLanguage();
  const { mutate, isPending } = useExport(campaignId);
  const isFiltered = Object.keys(filter).length > 0;
  const files = (exported: CandidateFilter, label?: string) =>
    FORMATS.map((kind) => (
      <Menu.Item
        key={kind.format}
        leftSection={<kind.icon size={18} stroke={1.5} aria-hidden />}
        onClick={() => mutate({ kind, filter: exported })}
      >
        {label ? `${t[kind.format]} – ${label}` : t[kind.format]}
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
        {isFiltered && files(filter, t.shown(shown, formatNumber(shown, language)))}
        {isFiltered && <Menu.Divider />}
        {files({}, isFiltered ? t.all : undefined)}
      </Menu.Dropdown>
    </Menu>
  );
};
