import type { SeenMail } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../language/use-messages.ts';
import './mail-envelope.css';

interface Props extends Pick<SeenMail, 'from' | 'replyTo' | 'subject'> {
  readonly to?: string;
}

/** What a mail program shows above a mail. */
export const MailEnvelope = ({ from, to, replyTo, subject }: Props) => {
  const t = useMessages(backoffice.mails);
  const lines = [
    [t.subject, subject],
    [t.from, from],
    [t.to, to],
    [t.replyTo, replyTo],
  ] as const;
  return (
    <dl className="mail-envelope">
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
