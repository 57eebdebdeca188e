import type { Webhook } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import {
  IconEdit,
  IconListDetails,
  IconPlayerPause,
  IconPlayerPlay,
  IconTrash,
} from '@tabler/icons-react';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import type { RowAction } from '../../../../shared/list/list-types.ts';
import { useNotify } from '../../../../shared/notify/use-notify.ts';
import { useChangeWebhook } from './change-webhooks.ts';

interface OpenDialogs {
  readonly deliveries: (webhook: Webhook) => void;
  readonly edit: (webhook: Webhook) => void;
  readonly remove: (webhook: Webhook) => void;
}

export const useWebhookActions = (organizationId: string, open: OpenDialogs) => {
  const t = useMessages(backoffice.integration).webhooks;
  const notify = useNotify();
  const change = useChangeWebhook(organizationId);
  return (webhook: Webhook): RowAction[] => {
    const { active } = webhook;
    const toggle = (): void =>
      change.mutate(
        { webhook, change: { active: !active } },
        {
          onSuccess: () => notify.success(active ? t.pausedNow : t.resumedNow),
          onError: notify.failure,
        },
      );
    return [
      {
        label: t.actions.deliveries,
        icon: IconListDetails,
        onClick: () => open.deliveries(webhook),
      },
      { label: t.actions.edit, icon: IconEdit, onClick: () => open.edit(webhook) },
      active
        ? { label: t.actions.pause, icon: IconPlayerPause, onClick: toggle }
        : { label: t.actions.resume, icon: IconPlayerPlay, onClick: toggle },
      {
        label: t.actions.remove,
        icon: IconTrash,
        danger: true,
        onClick: () => open.remove(webhook),
      },
    ];
  };
};
