import type { DecisionMailsOverview } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, List, Modal, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { decisionMailsQuery } from '../candidate/decision-mails.ts';
import { NOT_TOLD } from '../candidate/list/candidate-list.ts';
import { candidateName } from '../candidate/candidate-name.ts';
import { DialogActions } from '../dialog/dialog-actions.tsx';
import { type DialogState, useDialog } from '../dialog/use-dialog.ts';
import { useApi } from '../services.tsx';
import { detailPath } from './campaign-paths.ts';
import type { CampaignListItem } from './campaign-types.ts';

interface NotTold {
  readonly campaign: CampaignListItem;
  readonly people: DecisionMailsOverview['notTold'];
}

/** After a screening campaign is closed: opens the dialog if somebody has had no answer. */
export const useNotToldDialog = () => {
  const api = useApi();
  const client = useQueryClient();
  const dialog = useDialog<NotTold>();
  const show = async (campaign: CampaignListItem): Promise<void> => {
    if (!('candidates' in campaign)) return;
    // The campaign is closed either way, and its page names the same people.
    const overview = await client
      .fetchQuery({ ...decisionMailsQuery(api, campaign.id), staleTime: 0 })
      .catch(() => null);
    if (overview && overview.notTold.total > 0) dialog.open({ campaign, people: overview.notTold });
  };
  return { dialog, show };
};

const LISTED = 10;

export const NotToldDialog = ({ dialog }: { readonly dialog: DialogState<NotTold> }) => {
  const t = useMessages(backoffice.decisionMails).closed;
  const { unnamed } = useMessages(backoffice.screening).detail;
  const { language } = useLanguage();
  const { opened, subject, close } = dialog;
  if (!subject) return null;
  const { campaign, people } = subject;
  const listed = people.items.slice(0, LISTED);
  const more = people.total - listed.length;
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={t.title(people.total, formatNumber(people.total, language))}
      size="md"
    >
      <Stack gap="lg">
        <Text size="sm">{t.explanation(campaign.name)}</Text>
        <List size="sm">
          {listed.map(({ id, contact, hasAddress }) => (
            <List.Item key={id}>
              {candidateName(contact, unnamed)}
              {!hasAddress && ` (${t.noAddress})`}
            </List.Item>
          ))}
          {more > 0 && <List.Item>{t.more(more, formatNumber(more, language))}</List.Item>}
        </List>
        <DialogActions>
          <Button variant="default" onClick={close}>
            {t.later}
          </Button>
          <Button
            component={Link}
            to={detailPath('screening', campaign.id)}
            search={NOT_TOLD as never}
            onClick={close}
          >
            {t.show}
          </Button>
        </DialogActions>
      </Stack>
    </Modal>
  );
};
