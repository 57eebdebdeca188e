import type { Module, QueuedMails } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { detailPath, invitationsPath, listPath } from '../../../shared/campaigns/campaign-paths.ts';
import { campaignQuery } from '../../../shared/campaigns/get-campaign.ts';
import { useDialog } from '../../../shared/dialog/use-dialog.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useApi } from '../../../shared/services.tsx';
import { Page } from '../../../shared/ui/page/page.tsx';
import { MailWarnings } from '../mail-warnings.tsx';
import { SendResultDialog } from '../dialogs/send-result-dialog.tsx';
import { useSentMessage } from '../../../shared/mail/errors/use-mail-error-message.ts';
import { InviteForm } from './invite-form.tsx';

const ComposePage = ({ module }: { readonly module: Module }) => {
  const t = useMessages(backoffice.invitations);
  const { places } = useMessages(backoffice.navigation);
  const { campaignId = '' } = useParams({ strict: false });
  const { data: campaign } = useSuspenseQuery(campaignQuery(useApi(), module, campaignId));
  const navigate = useNavigate();
  const notify = useNotify();
  const words = useSentMessage();
  const sendResult = useDialog<QueuedMails>();
  const back = (): void => void navigate({ to: invitationsPath(module, campaignId) });
  const showResult = (result: QueuedMails): void => {
    if (result.skipped.length > 0) return sendResult.open(result);
    notify.success(words(result.queued));
    back();
  };
  return (
    <Page
      title={t.compose.title}
      crumbs={[
        { to: listPath(module), label: places[module] },
        { to: detailPath(module, campaignId), label: campaign.name },
        { to: invitationsPath(module, campaignId), label: t.title },
      ]}
    >
      <MailWarnings campaign={campaign} />
      <InviteForm campaign={campaign} onSent={showResult} onCancel={back} />
      <SendResultDialog
        dialog={{ ...sendResult, close: () => (sendResult.close(), back()) }}
        done={t.outcome.done}
      />
    </Page>
  );
};

export const ScreeningComposePage = () => <ComposePage module="screening" />;
export const ProfilingComposePage = () => <ComposePage module="profiling" />;
