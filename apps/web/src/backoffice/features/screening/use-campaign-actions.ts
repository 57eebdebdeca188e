import type { ScreeningCampaignSummary } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import {
  IconCopyPlus,
  IconEdit,
  IconEye,
  IconLink,
  IconLock,
  IconLockOpen,
  IconTrash,
} from '@tabler/icons-react';
import { useMessages } from '../../../language/use-messages.ts';
import type { RowAction } from '../../shared/list/list-types.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { editPath } from './addresses.ts';
import { useDuplicateCampaign, useSetStatus } from './change-campaigns.ts';

interface Openers {
  readonly showLink: (campaign: ScreeningCampaignSummary) => void;
  readonly remove: (campaign: ScreeningCampaignSummary) => void;
}

/** What the server says this person can do with a campaign, as entries of its menu. */
export const useCampaignActions = ({ showLink, remove }: Openers) => {
  const t = useMessages(backoffice.screening);
  const notify = useNotify();
  const setStatus = useSetStatus();
  const duplicate = useDuplicateCampaign();

  const toggleStatus = (campaign: ScreeningCampaignSummary): void => {
    const status = campaign.status === 'open' ? 'closed' : 'open';
    setStatus.mutate(
      { id: campaign.id, status },
      {
        onSuccess: () => notify.success(t.nowStatus[status](campaign.name)),
        onError: notify.failure,
      },
    );
  };
  const copy = (campaign: ScreeningCampaignSummary): void =>
    duplicate.mutate(campaign.id, {
      onSuccess: (made) => notify.success(t.duplicated(made.name)),
      onError: notify.failure,
    });

  const actions = (campaign: ScreeningCampaignSummary): RowAction[] => {
    const { can, status } = campaign;
    return [
      { label: t.actions.link, icon: IconLink, onClick: () => showLink(campaign) },
      can.edit
        ? { label: t.actions.edit, icon: IconEdit, to: editPath(campaign.id) }
        : { label: t.actions.read, icon: IconEye, to: editPath(campaign.id) },
      ...(can.edit
        ? [
            {
              label: status === 'open' ? t.actions.close : t.actions.open,
              icon: status === 'open' ? IconLock : IconLockOpen,
              onClick: () => toggleStatus(campaign),
            },
          ]
        : []),
      ...(can.duplicate
        ? [{ label: t.actions.duplicate, icon: IconCopyPlus, onClick: () => copy(campaign) }]
        : []),
      ...(can.delete
        ? [
            {
              label: t.actions.remove,
              icon: IconTrash,
              danger: true,
              onClick: () => remove(campaign),
            },
          ]
        : []),
    ];
  };
  return { actions, toggleStatus, changing: setStatus.isPending };
};
