import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { VisuallyHidden } from '../../../../shared/visually-hidden.tsx';
import { Card } from '../../../shared/ui/page/card.tsx';
import { MANUAL_PATH } from '../evidence-address.ts';
import { DocumentItem } from './document-item.tsx';
import { useDownloadManual } from './get-document.ts';
import styles from '../evidence.module.css';

/** The technical manual, made from the figures above. */
export const ManualCard = () => {
  const t = useMessages(backoffice.evidence).documents;
  const download = useDownloadManual();
  return (
    <Card title={t.manualTitle} description={t.manualDescription}>
      <ul className={styles.documents}>
        <DocumentItem
          to={MANUAL_PATH}
          document="manual"
          loading={download.isPending}
          onDownload={() => download.mutate()}
        />
      </ul>
      <VisuallyHidden role="status">{download.isPending && t.preparing}</VisuallyHidden>
    </Card>
  );
};
