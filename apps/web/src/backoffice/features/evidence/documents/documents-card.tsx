import { ORGANIZATION_DOCUMENTS } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { VisuallyHidden } from '../../../../shared/visually-hidden.tsx';
import { Card } from '../../../shared/ui/page/card.tsx';
import { ORGANIZATION_EVIDENCE_PATH } from '../evidence-address.ts';
import { DocumentItem } from './document-item.tsx';
import { useDownloadDocument } from './get-document.ts';
import styles from '../evidence.module.css';

/** The papers that are filled in from the organisation's settings. */
export const DocumentsCard = () => {
  const t = useMessages(backoffice.evidence).documents;
  const download = useDownloadDocument();
  return (
    <Card title={t.title} description={t.description}>
      <ul className={styles.documents}>
        {ORGANIZATION_DOCUMENTS.map((document) => (
          <DocumentItem
            key={document}
            to={`${ORGANIZATION_EVIDENCE_PATH}/${document}`}
            document={document}
            loading={download.isPending && download.variables === document}
            onDownload={() => download.mutate(document)}
          />
        ))}
      </ul>
      <VisuallyHidden role="status">{download.isPending && t.preparing}</VisuallyHidden>
    </Card>
  );
};
