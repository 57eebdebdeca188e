import type { Module } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Alert, Button, Group, Modal, Stack } from '@mantine/core';
import { IconDownload, IconKey, IconLock } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { CopyField } from '../../clipboard/copy-field.tsx';
import { downloadBlob } from '../../../../shared/files/download.ts';
import type { Dialog } from '../../dialog/use-dialog.ts';
import { useNotify } from '../../notify/use-notify.ts';
import { QrCode } from '../../qr/qr-code.tsx';
import { useApi } from '../../services.tsx';
import { codesPath } from '../campaign-paths.ts';
import { type CampaignListItem, isByCodes } from '../campaign-types.ts';
import styles from './link-dialog.module.css';

const FORMATS = { png: 'qrPng', svg: 'qrSvg' } as const;
type Format = keyof typeof FORMATS;

interface DownloadsProps {
  readonly module: Module;
  readonly campaign: CampaignListItem;
}

const Downloads = ({ module, campaign }: DownloadsProps) => {
  const t = useMessages(backoffice.campaigns).link;
  const notify = useNotify();
  const api = useApi();
  // Fetched by script because a plain download link would not send the token.
  const fetching = useMutation({
    mutationFn: (format: Format) => api[module][FORMATS[format]]({ params: { id: campaign.id } }),
    onSuccess: ({ blob }, format) => downloadBlob(`qr-${campaign.customUrl}.${format}`, blob),
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

interface Props {
  readonly module: Module;
  readonly dialog: Dialog<CampaignListItem>;
}

export const LinkDialog = ({ module, dialog }: Props) => {
  const words = useMessages(backoffice.campaigns);
  const t = words.link;
  const { opened, subject: campaign, close } = dialog;
  const byCodes = campaign !== null && isByCodes(campaign);
  return (
    <Modal opened={opened} onClose={close} title={t.title(campaign?.name ?? '')} size="lg">
      {campaign && (
        <Stack gap="md">
          {campaign.status === 'closed' && (
            <Alert color="warning" variant="light" icon={<IconLock aria-hidden />}>
              {t.closed}
            </Alert>
          )}
          <p className={styles.linkExplanation}>
            {byCodes ? t.byCodes : words.modules[module].send}
          </p>
          {byCodes && campaign.can.edit && (
            <Button
              component={Link}
              to={codesPath(campaign.id)}
              leftSection={<IconKey size={18} stroke={1.5} aria-hidden />}
            >
              {t.codes}
            </Button>
          )}
          <CopyField label={t.label} value={campaign.link} />
          <div className={styles.linkQr}>
            <QrCode text={campaign.link} label={t.qr(campaign.name)} />
          </div>
          <Downloads module={module} campaign={campaign} />
        </Stack>
      )}
    </Modal>
  );
};
