import type { Candidate } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { useLanguage } from '../../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import {
  useSendDecisionMails,
  useTakeBackDecisionMails,
} from '../../../../shared/candidate/decision-mails.ts';
import { useDates } from '../../../../shared/dates/use-dates.ts';
import { useNotify } from '../../../../shared/notify/use-notify.ts';

export interface DecisionMailContents {
  readonly withReason: boolean;
  readonly withReport: boolean;
}

/** Prepares the mails that tell decisions, and takes them back. */
export const useDecisionMails = (campaignId: string) => {
  const t = useMessages(backoffice.decisionMails);
  const { language } = useLanguage();
  const dates = useDates();
  const notify = useNotify();
  const sending = useSendDecisionMails(campaignId);
  const takingBack = useTakeBackDecisionMails(campaignId);
  const shown = (count: number): string => formatNumber(count, language);

  const takeBack = (ids: readonly string[]): void => {
    // By the promise: the dialog that prepared them is closed by then, and its callbacks with it.
    void takingBack
      .mutateAsync([...ids])
      .then(({ takenBack }) => notify.success(t.takenBack(takenBack, shown(takenBack))))
      .catch(notify.failure);
  };
  const send = (
    people: readonly Candidate[],
    contents: DecisionMailContents,
    onDone: () => void,
  ): void => {
    const ids = people.map(({ id }) => id);
    sending.mutate(
      { ids, ...contents },
      {
        onSuccess: ({ queued, skipped, dueAt }) => {
          const left =
            skipped.length > 0 ? ` ${t.skipped(skipped.length, shown(skipped.length))}` : '';
          const message = `${t.queued(queued, shown(queued), dates.dateTime(dueAt))}${left}`;
          notify.undoable(message, { label: t.takeBack, run: () => takeBack(ids) });
          onDone();
        },
        onError: notify.failure,
      },
    );
  };
  return { send, takeBack, isPending: sending.isPending };
};
