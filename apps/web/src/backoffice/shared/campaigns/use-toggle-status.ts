import type { Module } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useNotify } from '../notify/use-notify.ts';
import { useSetStatus } from './actions/campaign-mutations.ts';
import { type CampaignListItem, peopleOf } from './campaign-types.ts';

/** Opens or closes a campaign and says so. */
export const useToggleStatus = (module: Module) => {
  const t = useMessages(backoffice.campaigns);
  const { language } = useLanguage();
  const notify = useNotify();
  const setStatus = useSetStatus(module);
  const toggle = (campaign: CampaignListItem, onDone?: () => void): void => {
    const status = campaign.status === 'open' ? 'closed' : 'open';
    setStatus.mutate(
      { id: campaign.id, status },
      {
        onSuccess: () => {
          const { opened } = peopleOf(campaign);
          const now = t.modules[module].nowStatus[status](campaign.name);
          const cutShort = status === 'closed' && opened > 0;
          notify.success(
            cutShort
              ? `${now}. ${t.unfinishedOnClose(opened, formatNumber(opened, language))}`
              : now,
          );
          onDone?.();
        },
        onError: notify.failure,
      },
    );
  };
  return { toggle, isPending: setStatus.isPending };
};
