import { MAIL_LIMITS, type ParsedRecipients } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { Alert, ScrollArea } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { errorCode } from '../../../shared/api/error-code.ts';
import { formErrors } from '../../../shared/form/use-form-failure.ts';
import styles from '../invitations.module.css';

interface Props {
  readonly parsed: ParsedRecipients;
  readonly error: Error | null;
  readonly isParsing: boolean;
}

const useErrorText = () => {
  const t = useMessages(backoffice.invitations).compose;
  const { codes } = useMessages(errors);
  return (error: Error): string => {
    const rule = formErrors(error)?.['text'] ?? '';
    if (rule.startsWith('max_items')) return t.tooMany(MAIL_LIMITS.recipients);
    if (rule.startsWith('max_length') || errorCode(error) === 'too_large') return t.tooLong;
    return codes[errorCode(error)];
  };
};

const InvalidLines = ({ refused }: Pick<ParsedRecipients, 'refused'>) => {
  const t = useMessages(backoffice.invitations).compose;
  return (
    <Alert
      role="alert"
      color="warning"
      variant="light"
      title={t.refused(refused.length)}
      icon={<IconAlertTriangle aria-hidden />}
    >
      <ScrollArea.Autosize mah={240} viewportProps={{ tabIndex: 0 }}>
        <ul className={styles.refusedLines}>
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

const ValidRecipients = ({ recipients }: Pick<ParsedRecipients, 'recipients'>) => {
  const t = useMessages(backoffice.invitations).compose;
  return (
    <details className={styles.recognisedPeople}>
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

/** The recipients found in the pasted text, and the lines that are not valid. */
export const ParsedRecipientList = ({ parsed, error, isParsing }: Props) => {
  const t = useMessages(backoffice.invitations).compose;
  const errorText = useErrorText();
  const { recipients, refused } = parsed;
  if (error)
    return (
      <Alert role="alert" color="danger" variant="light" icon={<IconAlertTriangle aria-hidden />}>
        {errorText(error)}
      </Alert>
    );
  return (
    <>
      <p className={styles.recognised} role="status" data-some={recipients.length > 0 || undefined}>
        <IconCircleCheck size={18} stroke={1.75} aria-hidden />
        {isParsing ? t.reading : t.recognised(recipients.length)}
      </p>
      {recipients.length > 0 && <ValidRecipients recipients={recipients} />}
      {refused.length > 0 && <InvalidLines refused={refused} />}
    </>
  );
};
