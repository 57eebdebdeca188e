import type { Module, QueuedMails } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useMessages } from '../../../../language/use-messages.ts';
import { detailPath, invitationsPath, listPath } from '../../../shared/campaigns/campaign-paths.ts';
import { campaignQuery } from '../../../shared/campaigns/get-campaign.ts';
import { useDialog } from '../../../shared/dialog/use-dialog.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useApi } from '../../../shared/services.tsx';
import { Page } from '../../../shared/ui/page.tsx';
import { MailNotes } from '../mail-notes.tsx';
import { OutcomeDialog } from '../outcome-dialog.tsx';
import { useOutcomeWords } from '../../../shared/mail/use-outcome-words.ts';
import { InviteForm } from './invite-form.tsx';
import '../invitations.css';

/** Whom to invite, in which words, and what they will see. */
const ComposePage = ({ module }: { readonly module: Module }) => {
  const t = useMessages(backoffice.invitations);
  const { places } = useMessages(backoffice.navigation);
  const { campaignId = '' } = useParams({ strict: false });
  const { data: campaign } = useSuspenseQuery(campaignQuery(useApi(), module, campaignId));
  const navigate = useNavigate();
  const notify = useNotify();
  const words = useOutcomeWords();
  const outcome = useDialog<QueuedMails>();
  const back = (): void => void navigate({ to: invitationsPath(module, campaignId) });
  const sent = (answer: QueuedMails): void => {
    if (answer.skipped.length > 0) return outcome.open(answer);
    notify.success(words(answer.queued));
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
      <MailNotes open={campaign.status === 'open'} />
      <InviteForm campaign={campaign} onSent={sent} onCancel={back} />
      <OutcomeDialog
        dialog={{ ...outcome, close: () => (outcome.close(), back()) }}
        done={t.outcome.done}
      />
    </Page>
  );
};

export const ScreeningComposePage = () => <ComposePage module="screening" />;
export const ProfilingComposePage = () => <ComposePage module="profiling" />;
