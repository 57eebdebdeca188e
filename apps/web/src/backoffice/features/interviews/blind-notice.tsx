import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { ConfirmDialog } from '../../shared/dialog/confirm-dialog.tsx';
import { useConfirmDialog } from '../../shared/dialog/use-confirm-dialog.ts';
import { useDialog } from '../../shared/dialog/use-dialog.ts';
import { Card } from '../../shared/ui/page/card.tsx';
import { useReadOnly } from './get-interview.ts';

interface Props {
  readonly candidateId: string;
  /** The draft on this device goes with the stored one. */
  readonly onRead: () => void;
}

/** Why nobody's ratings are shown, and the way for those who decide without interviewing. */
export const BlindNotice = ({ candidateId, onRead }: Props) => {
  const t = useMessages(backoffice.interviews).blind;
  const asking = useDialog<string>();
  const confirming = useConfirmDialog({
    dialog: asking,
    call: useReadOnly(candidateId),
    variables: () => undefined,
    successMessage: () => t.done,
    onDone: onRead,
  });
  return (
    <Card title={t.title} description={t.text}>
      <Button
        variant="default"
        leftSection={<IconEyeOff size={18} stroke={1.5} aria-hidden />}
        onClick={() => asking.open(candidateId)}
      >
        {t.open}
      </Button>
      <ConfirmDialog {...confirming} title={t.confirmTitle} confirm={t.confirm} danger>
        <p>{t.confirmText}</p>
      </ConfirmDialog>
    </Card>
  );
};
