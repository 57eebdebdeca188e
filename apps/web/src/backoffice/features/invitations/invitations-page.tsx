import type { Invitation, Module, QueuedMails } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import {
  IconBellRinging,
  IconFileText,
  IconMailPlus,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useMessages } from '../../../language/use-messages.ts';
import { reportPath } from '../../shared/applicant/report-path.ts';
import { composePath, detailPath, listPath } from '../../shared/campaigns/campaign-paths.ts';
import { campaignQuery } from '../../shared/campaigns/get-campaign.ts';
import { useDialog } from '../../shared/dialog/use-dialog.ts';
import type { RowAction } from '../../shared/list/list-types.ts';
import { List } from '../../shared/list/list.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { useApi } from '../../shared/services.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { useInvitations } from './get-invitations.ts';
import { useInvitationColumns } from './invitation-columns.tsx';
import { InvitationCounts } from './invitation-counts.tsx';
import { InviteAgainDialog, RemoveInvitationDialog } from './invitation-dialogs.tsx';
import { invitationList } from './invitation-list.ts';
import { invitationName } from './invitation-name.ts';
import { MailNotes, QuotaLine } from './mail-notes.tsx';
import { OutcomeDialog } from './outcome-dialog.tsx';
import { RemindDialog, type Reminded } from './remind-dialog.tsx';
import { useOutcomeWords } from '../../shared/mail/use-outcome-words.ts';
import './invitations.css';

/** Who was invited to a campaign, and what became of it. */
const InvitationsPage = ({ module }: { readonly module: Module }) => {
  const t = useMessages(backoffice.invitations);
  const { places } = useMessages(backoffice.navigation);
  const { campaignId = '' } = useParams({ strict: false });
  const { data: campaign } = useSuspenseQuery(campaignQuery(useApi(), module, campaignId));
  const { address, position, filter } = useListAddress(invitationList);
  const query = useInvitations(module, campaignId, address);
  const columns = useInvitationColumns();
  const notify = useNotify();
  const reminding = useDialog<Reminded>();
  const again = useDialog<Invitation>();
  const removing = useDialog<Invitation>();
  const words = useOutcomeWords();
  const outcome = useDialog<QueuedMails>();
  const open = campaign.status === 'open';
  const remindable = query.data?.remindable ?? 0;

  const reminded = (answer: QueuedMails): void => {
    reminding.close();
    if (answer.skipped.length > 0) outcome.open(answer);
    else notify.success(words(answer.queued));
  };
  const actions = (invitation: Invitation): RowAction[] => {
    const { status, questionnaireId } = invitation;
    const arrived = status === 'sent' || status === 'opened';
    const lost = status === 'failed' || status === 'unknown';
    return [
      ...(status === 'completed' && questionnaireId !== null
        ? [{ label: t.actions.open, icon: IconFileText, to: reportPath(questionnaireId) }]
        : []),
      ...(open && arrived
        ? [
            {
              label: t.actions.remind,
              icon: IconBellRinging,
              onClick: () => reminding.open({ one: invitation, count: 1 }),
            },
          ]
        : []),
      ...(open && lost
        ? [{ label: t.actions.again, icon: IconSend, onClick: () => again.open(invitation) }]
        : []),
      {
        label: t.actions.remove,
        icon: IconTrash,
        danger: true,
        onClick: () => removing.open(invitation),
      },
    ];
  };
  const invite = open && (
    <Button
      component={Link}
      to={composePath(module, campaignId)}
      leftSection={<IconMailPlus size={18} stroke={1.5} aria-hidden />}
    >
      {t.invite}
    </Button>
  );

  return (
    <Page
      title={t.title}
      introduction={t.introductions[module]}
      crumbs={[
        { to: listPath(module), label: places[module] },
        { to: detailPath(module, campaignId), label: campaign.name },
      ]}
      actions={
        <>
          {remindable > 0 && (
            <Button
              variant="default"
              leftSection={<IconBellRinging size={18} stroke={1.5} aria-hidden />}
              onClick={() => reminding.open({ one: null, count: remindable })}
            >
              {t.remind(remindable)}
            </Button>
          )}
          {invite}
        </>
      }
    >
      <MailNotes open={open} />
      <List
        label={t.title}
        position={position}
        query={query}
        columns={columns}
        rowId={({ id }) => id}
        rowName={invitationName}
        actions={actions}
        searchLabel={t.search}
        count={t.count}
        filters={
          query.data && (
            <InvitationCounts
              counts={query.data.counts}
              chosen={address.status}
              onChoose={(status) => filter({ status })}
            />
          )
        }
        empty={{
          icon: IconMailPlus,
          title: t.empty.title,
          explanation: open ? t.empty.open : t.empty.closed,
          action: invite,
        }}
      />
      <QuotaLine />
      <RemindDialog module={module} campaign={campaign} dialog={reminding} onSent={reminded} />
      <InviteAgainDialog dialog={again} campaignId={campaignId} />
      <RemoveInvitationDialog dialog={removing} campaignId={campaignId} module={module} />
      <OutcomeDialog dialog={outcome} done={t.outcome.close} />
    </Page>
  );
};

export const ScreeningInvitationsPage = () => <InvitationsPage module="screening" />;
export const ProfilingInvitationsPage = () => <InvitationsPage module="profiling" />;
