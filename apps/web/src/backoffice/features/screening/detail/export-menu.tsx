import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Menu } from '@mantine/core';
import { IconFileSpreadsheet, IconFileTypeCsv, IconTableExport } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useLanguage } from '../../../../language/language-context.tsx';
import { useMessages } from '../../../../language/use-messages.ts';
import { downloadBlob } from '../../../../files/download-blob.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useApi } from '../../../shared/services.tsx';

const CALLS = { csv: 'exportCsv', xlsx: 'exportXlsx' } as const;
type Format = keyof typeof CALLS;

const useExport = (campaignId: string) => {
  const api = useApi();
  const notify = useNotify();
  const { language } = useLanguage();
  return useMutation({
    mutationFn: (format: Format) =>
      api.applicants[CALLS[format]]({ params: { id: campaignId }, query: { language } }),
    onSuccess: ({ name, blob }, format) => downloadBlob(name ?? `candidates.${format}`, blob),
    onError: notify.failure,
  });
};

/** All candidates of the campaign in a file, whatever the list shows. */
export const ExportMenu = ({ campaignId }: { readonly campaignId: string }) => {
  const t = useMessages(backoffice.applicants).exporting;
  const { mutate, isPending } = useExport(campaignId);
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
        <Menu.Item
          leftSection={<IconFileTypeCsv size={18} stroke={1.5} aria-hidden />}
          onClick={() => mutate('csv')}
        >
          {t.csv}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconFileSpreadsheet size={18} stroke={1.5} aria-hidden />}
          onClick={() => mutate('xlsx')}
        >
          {t.xlsx}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
