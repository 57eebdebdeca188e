import type { Candidate, Decision, SavedDecisions } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { candidates } from '@cadran/i18n/candidates';
import { useRef } from 'react';
import { useLanguage } from '../../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import { candidateName } from '../../../../shared/candidate/candidate-name.ts';
import { useDecideCandidates } from '../../../../shared/candidate/deciding/decide-candidates.ts';
import { useNotify } from '../../../../shared/notify/use-notify.ts';

type Saved = SavedDecisions['items'];

export interface Decisions {
  readonly decide: (
    people: readonly Candidate[],
    decision: Decision,
    note?: string,
  ) => Promise<boolean>;
  readonly undo: () => void;
  readonly isPending: boolean;
}

/** Saves decisions and offers to undo the last of them, with the reasons they replaced. */
export const useDecisions = (campaignId: string): Decisions => {
  const t = useMessages(backoffice.deciding);
  const { takenBackByDecision } = useMessages(backoffice.decisionMails);
  const { decisions: names } = useMessages(candidates);
  const { unnamed } = useMessages(backoffice.screening).detail;
  const { language } = useLanguage();
  const notify = useNotify();
  const save = useDecideCandidates(campaignId);
  const last = useRef<{ readonly items: Saved; readonly closeToast: () => void } | null>(null);

  const undo = (): void => {
    if (last.current === null) return;
    const { items, closeToast } = last.current;
    last.current = null;
    closeToast();
    const former = items.map(({ id, saved, former: { decision, note } }) => ({
      id,
      decision,
      note,
      replaces: saved.at,
    }));
    save
      .mutateAsync(former)
      .then(
        () => notify.success(t.undone(items.length, formatNumber(items.length, language))),
        notify.failure,
      );
  };
  const decide: Decisions['decide'] = async (people, decision, note = '') => {
    const [first] = people;
    if (!first) return false;
    const count = people.length;
    try {
      const { items } = await save.mutateAsync(people.map(({ id }) => ({ id, decision, note })));
      const message =
        count === 1
          ? t.saved(candidateName(first.contact, unnamed), names[decision])
          : t.savedMany(count, formatNumber(count, language), names[decision]);
      const mails = items.filter(({ saved }) => saved.mailTakenBack).length;
      const told = mails > 0 ? ` ${takenBackByDecision(mails, formatNumber(mails, language))}` : '';
      const closeToast = notify.undoable(`${message}${told}`, { label: t.undo, run: undo });
      last.current = { items, closeToast };
      return true;
    } catch (error) {
      notify.failure(error);
      return false;
    }
  };
  return { decide, undo, isPending: save.isPending };
};
