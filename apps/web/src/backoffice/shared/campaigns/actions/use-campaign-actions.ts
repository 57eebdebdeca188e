import type { Module } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import {
  IconCopyPlus,
  IconEdit,
  IconEye,
  IconFileDownload,
  IconLink,
  IconLock,
  IconLockOpen,
  IconTrash,
} from '@tabler/icons-react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import type { RowAction } from '../../list/list-types.ts';
import { useNotify } from '../../notify/use-notify.ts';
import { editPath } from '../campaign-paths.ts';
import { type CampaignListItem, isByCodes } from '../campaign-types.ts';
import { useDuplicateCampaign } from './campaign-mutations.ts';
import { useDownloadCampaign } from './download-campaign.ts';
import { useToggleStatus } from '../use-toggle-status.ts';

interface Openers {
  readonly showLink: (campaign: CampaignListItem) => void;
  readonly remove: (campaign: CampaignListItem) => void;
  /** Asks before an audit by codes is closed. */
  readonly confirmClosing: (campaign: CampaignListItem) => void;
  /** Called after closing, besides the notification. */
  readonly onClosed?: (campaign: CampaignListItem) => void;
  /** Called after duplicating, besides the notification. */
  readonly onCopied?: (copy: CampaignListItem) => void;
  /** Module-specific actions, shown after the link. */
  readonly more?: (campaign: CampaignListItem) => readonly RowAction[];
}

/** Menu entries that the server's permissions allow. */
export const useCampaignActions = (
  module: Module,
  { showLink, remove, confirmClosing, onClosed, onCopied, more = () => [] }: Openers,
) => {
  const t = useMessages(backoffice.campaigns);
  const notify = useNotify();
  const { toggle } = useToggleStatus(module);
  const duplicate = useDuplicateCampaign(module);
  const download = useDownloadCampaign(module);

  const changeStatus = (campaign: CampaignListItem): void => {
    const closes = campaign.status === 'open';
    if (closes && isByCodes(campaign)) confirmClosing(campaign);
    else toggle(campaign, () => closes && onClosed?.(campaign));
  };
  const copy = (campaign: CampaignListItem): void =>
    duplicate.mutate(campaign.id, {
      onSuccess: (made) => {
        notify.success(t.duplicated(made.name));
        onCopied?.(made);
      },
      onError: notify.failure,
    });

  const rareActions = (campaign: CampaignListItem): RowAction[] => [
    ...(campaign.can.edit
      ? [
          {
            label: campaign.status === 'open' ? t.actions.close : t.actions.open,
            icon: campaign.status === 'open' ? IconLock : IconLockOpen,
            onClick: () => changeStatus(campaign),
          },
        ]
      : []),
    ...(campaign.can.duplicate
      ? [{ label: t.actions.duplicate, icon: IconCopyPlus, onClick: () => copy(campaign) }]
      : []),
    {
      label: t.actions.download,
      icon: IconFileDownload,
      onClick: () => download.mutate(campaign),
    },
    ...(campaign.can.delete
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

  const actions = (campaign: CampaignListItem): RowAction[] => {
    const to = editPath(module, campaign.id);
    return [
      { label: t.actions.link, icon: IconLink, onClick: () => showLink(campaign) },
      ...more(campaign),
      campaign.can.edit
        ? { label: t.actions.edit, icon: IconEdit, to }
        : { label: t.actions.read, icon: IconEye, to },
      ...rareActions(campaign),
    ];
  };
  return { actions, rareActions };
};
