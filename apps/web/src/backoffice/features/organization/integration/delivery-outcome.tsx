import type { WebhookDelivery } from '@cadran/contract';
import { formatDateTime } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { useLanguage } from '../../../../language/language-context.tsx';
import { useMessages } from '../../../../language/use-messages.ts';

/** What the other system answered, how often it was asked, and when it will be again. */
export const DeliveryOutcome = ({ delivery }: { readonly delivery: WebhookDelivery }) => {
  const t = useMessages(backoffice.integration).deliveries;
  const { language } = useLanguage();
  const { attempts, dueAt, error, responseStatus, status } = delivery;
  if (attempts === 0) return t.onItsWay;
  const answer = responseStatus === null ? t.noAnswer : `HTTP ${responseStatus}`;
  return (
    <span className="delivery-outcome">
      {answer}
      {responseStatus === null && error !== null && <span>{error}</span>}
      <span>
        {status === 'queued'
          ? t.nextTry(attempts, formatDateTime(dueAt, language))
          : t.tries(attempts)}
      </span>
    </span>
  );
};
