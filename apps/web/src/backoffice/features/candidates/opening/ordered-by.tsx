import type { OrderOrigin } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import styles from '../report-page.module.css';

/** The other system that asked for this assessment. */
export const OrderedBy = ({ provider, externalReference }: OrderOrigin) => {
  const { orderedBy } = useMessages(backoffice.candidates).report;
  const { names } = orderedBy;
  return (
    <p className={styles.orderedBy}>
      {externalReference === null
        ? orderedBy.by(names[provider])
        : orderedBy.byReference(names[provider], externalReference)}
    </p>
  );
};
