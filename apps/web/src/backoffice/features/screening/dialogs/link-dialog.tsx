import { contract, type ScreeningCampaignSummary } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Alert, Button, Group, Modal, Stack } from '@mantine/core';
import { IconDownload, IconLock } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useMessages } from '../../../../language/use-messages.ts';
import { CopyField } from '../../../shared/clipboard/copy-field.tsx';
import { downloadBlob } from '../../../shared/clipboard/download-blob.ts';
import type { Dialog } from '../../../shared/dialog/use-dialog.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { QrCode } from '../../../shared/qr/qr-code.tsx';
import { useApi } from '../../../shared/services.tsx';
import './link-dialog.css';

const FORMATS = { png: contract.screening.qrPng, svg: contract.screening.qrSvg } as const;
type Format = keyof typeof FORMATS;

type Linked = ScreeningCampaignSummary;

const Downloads = ({ campaign }: { readonly campaign: Linked }) => {
  const t = useMessages(backoffice.screening).link;
  const notify = useNotify();
  const api = useApi();
  // The server asks for the token: the browser's own download would not send it.
  const fetching = useMutation({
    mutationFn: (format: Format) => api.download(FORMATS[format], { params: { id: campaign.id } }),
    onSuccess: (blob, format) => downloadBlob(`qr-${campaign.customUrl}.${format}`, blob),
    onError: notify.failure,
  });
  return (
    <Group justify="center" gap="xs">
      {(['png', 'svg'] as const).map((format) => (
        <Button
          key={format}
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
          onClick={() => fetching.mutate(format)}
        >
          {t.download[format]}
        </Button>
      ))}
    </Group>
  );
};

/** The short link to send, to copy or to scan. */
export const LinkDialog = ({ dialog }: { readonly dialog: Dialog<Linked> }) => {
  const t = useMessages(backoffice.screening).link;
  const { opened, subject: campaign, close } = dialog;
  return (
    <Modal opened={opened} onClose={close} title={t.title(campaign?.name ?? '')} size="lg">
      {campaign && (
        <Stack gap="md">
          {campaign.status === 'closed' && (
            <Alert color="warning" variant="light" icon={<IconLock aria-hidden />}>
              {t.closed}
            </Alert>
          )}
          <p className="link-explanation">{t.explanation}</p>
          <CopyField label={t.label} value={campaign.link} />
          <div className="link-qr">
            <QrCode text={campaign.link} label={t.qr(campaign.name)} />
          </div>
          <Downloads campaign={campaign} />
        </Stack>
      )}
    </Modal>
  );
};
