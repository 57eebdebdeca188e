import type { ErasureState } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Text } from '@mantine/core';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useDates } from '../../shared/dates/use-dates.ts';
import { useApiMutation, useInvalidate } from '../../shared/api/use-api-mutation.ts';
import { ConfirmDialog } from '../../shared/dialog/confirm-dialog.tsx';
import { useDialog } from '../../shared/dialog/use-dialog.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { Card } from '../../shared/ui/page/card.tsx';
import { ERASURE_KEY } from './get-erasure.ts';

type Hold = ErasureState['holds'][number];

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** In days from two of them on, in hours from two of them on. */
const useDuration = () => {
  const { duration } = useMessages(backoffice.erasure);
  return (seconds: number): string => {
    if (seconds >= 2 * DAY) return duration.days(Math.round(seconds / DAY));
    if (seconds >= 2 * HOUR) return duration.hours(Math.round(seconds / HOUR));
    return duration.minutes(Math.round(seconds / MINUTE));
  };
};

const useFacts = ({ now }: ErasureState) => {
  const t = useMessages(backoffice.erasure);
  const dates = useDates();
  const duration = useDuration();
  return ({ reason, machine, offsetSeconds }: Hold): string => {
    if (reason === 'long_pause') return t.pause.now(dates.dateTime(now));
    const tell = offsetSeconds > 0 ? t.difference.ahead : t.difference.behind;
    return tell(machine ?? '', duration(Math.abs(offsetSeconds)));
  };
};

const REASONS = { long_pause: 'pause', clock_differs: 'difference' } as const;

/** Why nothing is erased, and the way to go on. */
export const HoldCard = ({
  state,
  hold,
}: {
  readonly state: ErasureState;
  readonly hold: Hold;
}) => {
  const t = useMessages(backoffice.erasure);
  const words = t[REASONS[hold.reason]];
  const { language } = useLanguage();
  const dates = useDates();
  const notify = useNotify();
  const dialog = useDialog<true>();
  const facts = useFacts(state);
  const confirm = useApiMutation(
    (api) => api.privacy.confirmErasure({ body: { reason: hold.reason } }),
    useInvalidate(ERASURE_KEY),
  );
  const { candidates } = state.due;
  return (
    <Card
      title={words.title}
      description={t.since(dates.dateTime(hold.since))}
      footer={<Button onClick={() => dialog.open(true)}>{words.confirm}</Button>}
    >
      <Text>{facts(hold)}</Text>
      <Text mt="sm">{words.explanation}</Text>
      <ConfirmDialog
        opened={dialog.opened}
        onClose={dialog.close}
        title={t.dialog.title}
        confirm={words.confirm}
        loading={confirm.isPending}
        danger={candidates > 0}
        onConfirm={() =>
          confirm.mutate(undefined, {
            onSuccess: () => {
              dialog.close();
              notify.success(t.confirmed);
            },
            onError: notify.failure,
          })
        }
      >
        <Text>{t.dialog.explanation(candidates, formatNumber(candidates, language))}</Text>
      </ConfirmDialog>
    </Card>
  );
};
