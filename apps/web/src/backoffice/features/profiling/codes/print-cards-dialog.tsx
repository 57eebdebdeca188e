import type { NewCodeCards } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { Alert, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { errorCode } from '../../../shared/api/error-code.ts';
import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog.tsx';
import type { DialogState } from '../../../shared/dialog/use-dialog.ts';
import { useTooManyCodes } from '../../../shared/mail/use-too-many-codes.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { usePrintCards } from './print-cards.ts';

interface Props {
  readonly dialog: DialogState<NewCodeCards>;
  readonly campaignId: string;
  /** Codes given out so far. */
  readonly given: number;
  readonly onPrinted: () => void;
}

/** Says what cannot be undone: the file is the only copy, and everybody who answers reads the new number. */
export const PrintCardsDialog = ({ dialog, campaignId, given, onPrinted }: Props) => {
  const words = useMessages(backoffice.codes);
  const t = words.cards.confirm;
  const { language } = useLanguage();
  const notify = useNotify();
  const print = usePrintCards(campaignId);
  const count = dialog.subject?.count ?? 0;
  const shown = (number: number): string => formatNumber(number, language);
  const tooMany = useTooManyCodes();
  const { codes: refusals } = useMessages(errors);
  const close = (): void => {
    dialog.close();
    print.reset();
  };
  const confirm = (): void => {
    if (!dialog.subject) return;
    print.mutate(dialog.subject, {
      onSuccess: () => {
        notify.success(words.cards.done(count, shown(count)));
        close();
        onPrinted();
      },
    });
  };
  return (
    <ConfirmDialog
      opened={dialog.opened}
      onClose={close}
      title={t.title(count, shown(count))}
      confirm={t.action}
      onConfirm={confirm}
      loading={print.isPending}
    >
      <Text>{t.once}</Text>
      <Text>{t.numbers(shown(given), shown(given + count))}</Text>
      {print.error && (
        <Alert role="alert" color="danger" variant="light" icon={<IconAlertCircle aria-hidden />}>
          {tooMany(print.error) ?? refusals[errorCode(print.error)]}
        </Alert>
      )}
    </ConfirmDialog>
  );
};
