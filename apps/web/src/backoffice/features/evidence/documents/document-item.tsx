import { backoffice } from '@cadran/i18n/backoffice';
import { Anchor, Button } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import styles from '../evidence.module.css';

interface Props {
  readonly to: string;
  readonly document: keyof Awaited<
    ReturnType<typeof backoffice.evidence.load>
  >['documents']['names'];
  readonly loading: boolean;
  readonly onDownload: () => void;
}

/** A document to read here or as PDF. */
export const DocumentItem = ({ to, document, loading, onDownload }: Props) => {
  const t = useMessages(backoffice.evidence).documents;
  return (
    <li>
      <div>
        <Anchor component={Link} to={to} className={styles.documentName ?? ''}>
          {t.names[document]}
        </Anchor>
        <p>{t.hints[document]}</p>
      </div>
      <Button
        variant="default"
        leftSection={<IconFileTypePdf size={18} stroke={1.5} aria-hidden />}
        loading={loading}
        aria-label={`${t.download} – ${t.names[document]}`}
        onClick={onDownload}
      >
        {t.download}
      </Button>
    </li>
  );
};
