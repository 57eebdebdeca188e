import { EVIDENCE_DOCUMENTS } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Anchor, Button } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { VisuallyHidden } from '../../../../shared/visually-hidden.tsx';
import { Card } from '../../../shared/ui/page/card.tsx';
import { evidencePath } from '../evidence-address.ts';
import { useDownloadDocument } from './get-document.ts';
import styles from '../evidence.module.css';

/** The technical manual and the papers beside it, to read here or as PDF. */
export const DocumentsCard = ({ organizationId }: { readonly organizationId: string | null }) => {
  const t = useMessages(backoffice.evidence).documents;
  const { language } = useLanguage();
  const download = useDownloadDocument(organizationId, language);
  return (
    <Card title={t.title} description={t.description}>
      <ul className={styles.documents}>
        {EVIDENCE_DOCUMENTS.map((document) => (
          <li key={document}>
            <div>
              <Anchor
                component={Link}
                to={`${evidencePath(organizationId)}/${document}`}
                className={styles.documentName ?? ''}
              >
                {t.names[document]}
              </Anchor>
              <p>{t.hints[document]}</p>
            </div>
            <Button
              variant="default"
              leftSection={<IconFileTypePdf size={18} stroke={1.5} aria-hidden />}
              loading={download.isPending && download.variables === document}
              aria-label={`${t.download} – ${t.names[document]}`}
              onClick={() => download.mutate(document)}
            >
              {t.download}
            </Button>
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{download.isPending && t.preparing}</VisuallyHidden>
    </Card>
  );
};
