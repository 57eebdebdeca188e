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
import { useMessages } from '../../../shared/language/use-messages.ts';
import { reportPath } from '../../shared/candidate/report-path.ts';
import { hasEndedCodes, mailTextsOf } from '../../shared/campaigns/campaign-codes.ts';
import { composePath, detailPath, listPath } from '../../shared/campaigns/campaign-paths.ts';
import { campaignQuery } from '../../shared/campaigns/get-campaign.ts';
import { useDialog } from '../../shared/dialog/use-dialog.ts';
import type { RowAction } from '../../shared/list/list-types.ts';
import { List } from '../../shared/list/list.tsx';
import { useListParams } from '../../shared/list/params/use-list-params.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { useApi } from '../../shared/services.tsx';
import { Page } from '../../shared/ui/page/page.tsx';
import { invitationName, useInvitations } from './get-invitations.ts';
import { useInvitationColumns } from './invitation-columns.tsx';
import { InvitationCounts } from './invitation-counts.tsx';
import { ResendInvitationDialog, RemoveInvitationDialog } from './dialogs/invitation-dialogs.tsx';
import { invitationList } from './invitation-list.ts';
import { MailWarnings, MailQuota } from './mail-warnings.tsx';
import { SendResultDialog } from './dialogs/send-result-dialog.tsx';
import { RemindDialog, type ReminderRecipients } from './dialogs/remind-dialog.tsx';
import { useSentMessage } from '../../shared/mail/errors/use-mail-error-message.ts';

const InvitationsPage = ({ module }: { readonly module: Module }) => {
  const t = useMessages(backoffice.invitations);
  const { places } = useMessages(backoffice.navigation);
  const { campaignId = '' } = useParams({ strict: false });
  const { data: campaign } = useSuspenseQuery(campaignQuery(useApi(), module, campaignId));
  const { address, position, filter } = useListParams(invitationList);
  const query = useInvitations(module, campaignId, address);
  const columns = useInvitationColumns();
  const notify = useNotify();
  const reminding = useDialog<ReminderRecipients>();
  const resending = useDialog<Invitation>();
  const removing = useDialog<Invitation>();
  const words = useSentMessage();
  const sendResult = useDialog<QueuedMails>();
  const texts = mailTextsOf(module, campaign);
  const hasEnded = hasEndedCodes(campaign);
  const canMail = campaign.status === 'open' && !hasEnded;
  const emptyReason = () => {
    if (hasEnded) return 'ended';
    if (!canMail) return 'closed';
    return texts === 'codes' ? 'codes' : 'open';
  };
  const remindable = canMail ? (query.data?.remindable ?? 0) : 0;

  const showResult = (result: QueuedMails): void => {
    reminding.close();
    if (result.skipped.length > 0) sendResult.open(result);
    else notify.success(words(result.queued));
  };
  const actions = (invitation: Invitation): RowAction[] => {
    const { status, questionnaireId } = invitation;
    const isDelivered = status === 'sent' || status === 'opened';
    const isUndelivered = status === 'failed' || status === 'unknown';
    return [
      ...(status === 'completed' && questionnaireId !== null
        ? [{ label: t.actions.open, icon: IconFileText, to: reportPath(questionnaireId) }]
        : []),
      ...(canMail && isDelivered
        ? [
            {
              label: t.actions.remind,
              icon: IconBellRinging,
              onClick: () => reminding.open({ invitation: invitation, count: 1 }),
            },
          ]
        : []),
      ...(canMail && isUndelivered
        ? [{ label: t.actions.again, icon: IconSend, onClick: () => resending.open(invitation) }]
        : []),
      {
        label: t.actions.remove,
        icon: IconTrash,
        danger: true,
        onClick: () => removing.open(invitation),
      },
    ];
  };
  const invite = canMail && (
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
      introduction={t.introductions[texts]}
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
              onClick={() => reminding.open({ invitation: null, count: remindable })}
            >
              {t.remind(remindable)}
            </Button>
          )}
          {invite}
        </>
      }
    >
      <MailWarnings campaign={campaign} />
      <List
        label={t.title}
        position={position}
        query={query}
        columns={columns}
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
          explanation: t.empty[emptyReason()],
          action: invite,
        }}
      />
      <MailQuota />
      <RemindDialog module={module} campaign={campaign} dialog={reminding} onSent={showResult} />
      <ResendInvitationDialog dialog={resending} campaignId={campaignId} />
      <RemoveInvitationDialog dialog={removing} campaignId={campaignId} module={module} />
      <SendResultDialog dialog={sendResult} done={t.outcome.close} />
    </Page>
  );
};

export const ScreeningInvitationsPage = () => <InvitationsPage module="screening" />;
export const ProfilingInvitationsPage = () => <InvitationsPage module="profiling" />;
