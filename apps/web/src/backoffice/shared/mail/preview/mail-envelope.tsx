import type { RenderedMail } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import styles from './mail-envelope.module.css';

interface Props extends Pick<RenderedMail, 'from' | 'replyTo' | 'subject'> {
  readonly to?: string;
}

export const MailEnvelope = ({ from, to, replyTo, subject }: Props) => {
  const t = useMessages(backoffice.mails);
  const lines = [
    [t.subject, subject],
    [t.from, from],
    [t.to, to],
    [t.replyTo, replyTo],
  ] as const;
  return (
    <dl className={styles.mailEnvelope}>
      {lines.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
};
