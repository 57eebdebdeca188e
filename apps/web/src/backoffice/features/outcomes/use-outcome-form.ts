import type { HiredOutcome, LeavingReason, OutcomeRating } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useState } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { errorCode } from '../../shared/api/error-code.ts';
import { useInvalidate } from '../../shared/api/use-api-mutation.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { OUTCOMES_KEY, useRemoveOutcome, useSaveOutcome } from './get-outcomes.ts';

const UNRATED = { performance: null, teamwork: null, learning: null };

/** What is being entered about one person. */
export const useOutcomeForm = (hired: HiredOutcome) => {
  const t = useMessages(backoffice.outcomes).form;
  const notify = useNotify();
  const { outcome } = hired;
  const [stayed, setStayed] = useState<boolean | null>(outcome?.stayed ?? null);
  const [reason, setReason] = useState<LeavingReason | null>(outcome?.reason ?? null);
  const [ratings, setRatings] = useState(outcome?.ratings ?? UNRATED);
  const [tried, setTried] = useState(false);
  const saving = useSaveOutcome(hired);
  const removing = useRemoveOutcome(hired);
  const reload = useInvalidate(OUTCOMES_KEY);
  const needsReason = stayed === false && reason === null;

  const save = (): void => {
    setTried(true);
    if (stayed === null || needsReason) return;
    const body = {
      stayed,
      reason: stayed ? null : reason,
      ratings,
      version: outcome?.version ?? 0,
    };
    saving.mutate(body, {
      onSuccess: () => notify.success(t.saved),
      onError: (error) => {
        if (errorCode(error) !== 'conflict') return notify.failure(error);
        notify.success(t.conflict);
        return void reload();
      },
    });
  };
  return {
    stayed,
    setStayed,
    reason,
    setReason,
    ratings,
    setRating: (rating: OutcomeRating, value: number | null) =>
      setRatings({ ...ratings, [rating]: value }),
    errors: {
      stayed: tried && stayed === null ? t.needStayed : undefined,
      reason: tried && needsReason ? t.needReason : undefined,
    },
    save,
    isSaving: saving.isPending,
    remove: () =>
      removing.mutate(undefined, {
        onSuccess: () => notify.success(t.removed),
        onError: notify.failure,
      }),
  };
};
