import type { Webhook } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import type { DialogState } from '../../../../shared/dialog/use-dialog.ts';
import { useNotify } from '../../../../shared/notify/use-notify.ts';
import { usePingWebhook, useRefreshWebhooks } from './change-webhooks.ts';
import { DeliveryList } from './delivery-list.tsx';
import styles from '../integration-page.module.css';

interface Props {
  readonly organizationId: string;
  readonly dialog: DialogState<Webhook>;
}

const Deliveries = ({
  organizationId,
  webhook,
}: {
  readonly organizationId: string;
  readonly webhook: Webhook;
}) => {
  const t = useMessages(backoffice.integration).deliveries;
  const notify = useNotify();
  const ping = usePingWebhook(organizationId, webhook.id);
  return (
    <Stack gap="md">
      <Group justify="space-between" align="flex-start" gap="md">
        <Text size="sm" c="dimmed" className={styles.deliveryOutcome}>
          {webhook.url}
        </Text>
        <Button
          variant="default"
          leftSection={<IconSend size={18} stroke={1.5} aria-hidden />}
          loading={ping.isPending}
          disabled={!webhook.active}
          onClick={() => ping.mutate(undefined, { onError: notify.failure })}
        >
          {t.ping}
        </Button>
      </Group>
      <DeliveryList organizationId={organizationId} webhook={webhook} />
    </Stack>
  );
};

export const DeliveriesDialog = ({ organizationId, dialog }: Props) => {
  const t = useMessages(backoffice.integration).deliveries;
  const refresh = useRefreshWebhooks(organizationId);
  const close = (): void => {
    dialog.close();
    // New deliveries may have changed the webhook's state.
    void refresh();
  };
  return (
    <Modal opened={dialog.opened} onClose={close} title={t.title} size="xl">
      {dialog.subject && <Deliveries organizationId={organizationId} webhook={dialog.subject} />}
    </Modal>
  );
};
