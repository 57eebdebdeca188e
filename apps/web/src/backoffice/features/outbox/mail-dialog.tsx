import type { Mail, MailDetails } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Modal, SegmentedControl, Stack } from '@mantine/core';
import { IconCopy, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useCopy } from '../../shared/clipboard/use-copy.ts';
import { DialogActions } from '../../shared/dialog/dialog-actions.tsx';
import type { DialogState } from '../../shared/dialog/use-dialog.ts';
import { ListError, ListSkeleton } from '../../shared/list/list-states.tsx';
import { MailBadge } from '../../shared/mail/mail-badge.tsx';
import { MailEnvelope } from '../../shared/mail/preview/mail-envelope.tsx';
import { MailBody } from '../../shared/mail/preview/mail-body.tsx';
import { useApi } from '../../shared/services.tsx';
import { mailQuery } from './get-mails.ts';
import styles from './outbox-page.module.css';

const VIEWS = ['html', 'text'] as const;

const MailContent = ({ mail }: { readonly mail: MailDetails }) => {
  const t = useMessages(backoffice.outbox);
  const [view, setView] = useState<(typeof VIEWS)[number]>('html');
  return (
    <>
      <div>
        <MailBadge status={mail.status} error={mail.error}>
          {t.statuses[mail.status]}
        </MailBadge>
      </div>
      <MailEnvelope
        subject={mail.subject}
        from={mail.from}
        to={mail.recipient}
        replyTo={mail.replyTo}
      />
      <SegmentedControl
        aria-label={t.view}
        size="xs"
        className={styles.mailViews}
        value={view}
        data={VIEWS.map((value) => ({ value, label: t.views[value] }))}
        onChange={(value) => setView(VIEWS.find((one) => one === value) ?? 'html')}
      />
      {view === 'html' ? (
        <MailBody html={mail.html} language={mail.language} organizationId={mail.organizationId} />
      ) : (
        <pre className={styles.mailText} lang={mail.language}>
          {mail.text}
        </pre>
      )}
    </>
  );
};

interface Props {
  readonly dialog: DialogState<Mail>;
  readonly onRetry: (mail: Mail) => void;
}

/** The mail as its recipient sees it. */
const MailView = ({
  mail,
  onRetry,
  close,
}: { readonly mail: Mail; readonly close: () => void } & Pick<Props, 'onRetry'>) => {
  const t = useMessages(backoffice.outbox);
  const copy = useCopy();
  const { data, error, refetch } = useQuery(mailQuery(useApi(), mail.id));
  return (
    <Stack gap="md">
      {error && <ListError error={error} retry={() => void refetch()} />}
      {!error && !data && <ListSkeleton />}
      {data && <MailContent mail={data} />}
      <DialogActions>
        {data && (
          <Button
            variant="default"
            leftSection={<IconCopy size={18} stroke={1.5} aria-hidden />}
            onClick={() => void copy(data.text, t.copied)}
          >
            {t.copy}
          </Button>
        )}
        {mail.can.retry && (
          <Button
            variant="default"
            leftSection={<IconSend size={18} stroke={1.5} aria-hidden />}
            onClick={() => onRetry(mail)}
          >
            {t.retry}
          </Button>
        )}
        <Button onClick={close}>{t.close}</Button>
      </DialogActions>
    </Stack>
  );
};

export const MailDialog = ({ dialog, onRetry }: Props) => {
  const t = useMessages(backoffice.outbox);
  const { opened, subject, close } = dialog;
  return (
    <Modal opened={opened} onClose={close} title={subject ? t.kinds[subject.kind] : ''} size="xl">
      {subject && <MailView mail={subject} onRetry={onRetry} close={close} />}
    </Modal>
  );
};
