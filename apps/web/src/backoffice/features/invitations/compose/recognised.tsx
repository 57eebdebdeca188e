import { MAIL_LIMITS, type ParsedRecipients } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { Alert, ScrollArea } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useMessages } from '../../../../language/use-messages.ts';
import { errorCode } from '../../../shared/api/error-code.ts';
import { formErrors } from '../../../shared/form/form-errors.ts';

interface Props {
  readonly read: ParsedRecipients;
  readonly error: Error | null;
  readonly reading: boolean;
}

const useErrorWords = () => {
  const t = useMessages(backoffice.invitations).compose;
  const { codes } = useMessages(errors);
  return (error: Error): string => {
    const rule = formErrors(error)?.['text'] ?? '';
    if (rule.startsWith('max_items')) return t.tooMany(MAIL_LIMITS.recipients);
    if (rule.startsWith('max_length') || errorCode(error) === 'too_large') return t.tooLong;
    return codes[errorCode(error)];
  };
};

/** Every line that is none, by its number. */
const Refused = ({ refused }: Pick<ParsedRecipients, 'refused'>) => {
  const t = useMessages(backoffice.invitations).compose;
  return (
    <Alert
      color="warning"
      variant="light"
      title={t.refused(refused.length)}
      icon={<IconAlertTriangle aria-hidden />}
    >
      <ScrollArea.Autosize mah={240} viewportProps={{ tabIndex: 0 }}>
        <ul className="refused-lines">
          {refused.map(({ line, text, rule }) => (
            <li key={`${line} ${text}`}>
              {text === '' ? t.refusedEmpty(line) : t.refusedLine(line, text)}{' '}
              <span>– {rule === 'required' ? t.noAddress : t.notAnAddress}</span>
            </li>
          ))}
        </ul>
      </ScrollArea.Autosize>
    </Alert>
  );
};

const People = ({ recipients }: Pick<ParsedRecipients, 'recipients'>) => {
  const t = useMessages(backoffice.invitations).compose;
  return (
    <details className="recognised-people">
      <summary>{t.showRecognised}</summary>
      <ScrollArea.Autosize mah={240} viewportProps={{ tabIndex: 0 }}>
        <ul>
          {recipients.map(({ email, name }) => (
            <li key={email}>
              {name && <strong>{name}</strong>} <span>{email}</span>
            </li>
          ))}
        </ul>
      </ScrollArea.Autosize>
    </details>
  );
};

/** What was read in the pasted text, before anything is sent. */
export const Recognised = ({ read, error, reading }: Props) => {
  const t = useMessages(backoffice.invitations).compose;
  const words = useErrorWords();
  const { recipients, refused } = read;
  if (error)
    return (
      <Alert role="alert" color="danger" variant="light" icon={<IconAlertTriangle aria-hidden />}>
        {words(error)}
      </Alert>
    );
  return (
    <>
      <p className="recognised" role="status" data-some={recipients.length > 0 || undefined}>
        <IconCircleCheck size={18} stroke={1.75} aria-hidden />
        {reading ? t.reading : t.recognised(recipients.length)}
      </p>
      {recipients.length > 0 && <People recipients={recipients} />}
      {refused.length > 0 && <Refused refused={refused} />}
    </>
  );
};
