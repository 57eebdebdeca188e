import { respondent } from '@cadran/i18n/respondent';
import { useMessages } from '../language/use-messages.ts';

export const Loading = () => (
  <p className="loading" role="status">
    {useMessages(respondent.entry).loading}
  </p>
);
