import type { Module } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
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
import { useLanguage } from '../../../language/language-context.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import type { RowAction } from '../list/list-types.ts';
import { useNotify } from '../notify/use-notify.ts';
import { editPath } from './campaign-paths.ts';
import { type CampaignLine, peopleOf } from './campaign-types.ts';
import { useDuplicateCampaign, useSetStatus } from './change-campaigns.ts';

interface Openers {
  readonly showLink: (campaign: CampaignLine) => void;
  readonly remove: (campaign: CampaignLine) => void;
  /** Besides saying so: a list shows the copy by itself, a campaign's own page leads to it. */
  readonly onCopied?: (copy: CampaignLine) => void;
  /** What a module adds, after the link. */
  readonly more?: (campaign: CampaignLine) => readonly RowAction[];
}

/** What the server says this person can do with a campaign, as entries of its menu. */
export const useCampaignActions = (
  module: Module,
  { showLink, remove, onCopied, more = () => [] }: Openers,
) => {
  const t = useMessages(backoffice.campaigns);
  const { language } = useLanguage();
  const notify = useNotify();
  const setStatus = useSetStatus(module);
  const duplicate = useDuplicateCampaign(module);

  const toggleStatus = (campaign: CampaignLine): void => {
    const status = campaign.status === 'open' ? 'closed' : 'open';
    setStatus.mutate(
      { id: campaign.id, status },
      {
        onSuccess: () => {
          const { opened } = peopleOf(campaign);
          const now = t.modules[module].nowStatus[status](campaign.name);
          const cutShort = status === 'closed' && opened > 0;
          notify.success(
            cutShort ? `${now}. ${t.cutShort(opened, formatNumber(opened, language))}` : now,
          );
        },
        onError: notify.failure,
      },
    );
  };
  const copy = (campaign: CampaignLine): void =>
    duplicate.mutate(campaign.id, {
      onSuccess: (made) => {
        notify.success(t.duplicated(made.name));
        onCopied?.(made);
      },
      onError: notify.failure,
    });

  /** What changes the whole campaign, behind the menu of its own page. */
  const rareActions = (campaign: CampaignLine): RowAction[] => [
    ...(campaign.can.duplicate
      ? [{ label: t.actions.duplicate, icon: IconCopyPlus, onClick: () => copy(campaign) }]
      : []),
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

  const actions = (campaign: CampaignLine): RowAction[] => {
    const { can, status } = campaign;
    const to = editPath(module, campaign.id);
    return [
      { label: t.actions.link, icon: IconLink, onClick: () => showLink(campaign) },
      ...more(campaign),
      can.edit
        ? { label: t.actions.edit, icon: IconEdit, to }
        : { label: t.actions.read, icon: IconEye, to },
      ...(can.edit
        ? [
            {
              label: status === 'open' ? t.actions.close : t.actions.open,
              icon: status === 'open' ? IconLock : IconLockOpen,
              onClick: () => toggleStatus(campaign),
            },
          ]
        : []),
      ...rareActions(campaign),
    ];
  };
  return { actions, rareActions, toggleStatus, changing: setStatus.isPending };
};
