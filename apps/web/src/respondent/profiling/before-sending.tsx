import { respondent } from '@cadran/i18n/respondent';
import { useMessages } from '../../shared/language/use-messages.ts';

/** After sending nobody finds the answers again: it is said while they can still be changed. */
export const BeforeSending = () => <p>{useMessages(respondent.cultureAudit).beforeSending}</p>;
