import type { Mail, ReadMail } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Modal, SegmentedControl, Stack } from '@mantine/core';
import { IconCopy, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../language/use-messages.ts';
import { useCopy } from '../../shared/clipboard/use-copy.ts';
import { DialogActions } from '../../shared/dialog/dialog-actions.tsx';
import type { ShownDialog } from '../../shared/dialog/use-dialog.ts';
import { ListFailure, ListWaiting } from '../../shared/list/list-states.tsx';
import { MailBadge } from '../../shared/mail/mail-badge.tsx';
import { MailEnvelope } from '../../shared/mail/mail-envelope.tsx';
import { MailPicture } from '../../shared/mail/mail-picture.tsx';
import { useApi } from '../../shared/services.tsx';
import { mailQuery } from './get-mails.ts';

const VIEWS = ['html', 'text'] as const;

const Content = ({ mail }: { readonly mail: ReadMail }) => {
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
        className="mail-views"
        value={view}
        data={VIEWS.map((value) => ({ value, label: t.views[value] }))}
        onChange={(value) => setView(VIEWS.find((one) => one === value) ?? 'html')}
      />
      {view === 'html' ? (
        <MailPicture
          html={mail.html}
          language={mail.language}
          organizationId={mail.organizationId}
        />
      ) : (
        <pre className="mail-text" lang={mail.language}>
          {mail.text}
        </pre>
      )}
    </>
  );
};

interface Props {
  readonly dialog: ShownDialog<Mail>;
  readonly onRetry: (mail: Mail) => void;
}

/** One mail as its recipient sees it. */
const Opened = ({
  mail,
  onRetry,
  close,
}: { readonly mail: Mail; readonly close: () => void } & Pick<Props, 'onRetry'>) => {
  const t = useMessages(backoffice.outbox);
  const copy = useCopy();
  const { data, error, refetch } = useQuery(mailQuery(useApi(), mail.id));
  return (
    <Stack gap="md">
      {error && <ListFailure error={error} retry={() => void refetch()} />}
      {!error && !data && <ListWaiting />}
      {data && <Content mail={data} />}
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
      {subject && <Opened mail={subject} onRetry={onRetry} close={close} />}
    </Modal>
  );
};
