import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { IconBook2, IconFileCode } from '@tabler/icons-react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { Card } from '../../../shared/ui/page/card.tsx';
import styles from './integration-page.module.css';

/** Links to the API reference, which is served outside this application. */
export const ReferenceCard = () => {
  const t = useMessages(backoffice.integration).reference;
  return (
    <Card title={t.title} description={t.explanation}>
      <div className={styles.integrationLinks}>
        <Button
          component="a"
          href="/api/docs"
          target="_blank"
          rel="noreferrer"
          variant="default"
          leftSection={<IconBook2 size={18} stroke={1.5} aria-hidden />}
        >
          {t.docs}
        </Button>
        <Button
          component="a"
          href="/api/openapi.json"
          target="_blank"
          rel="noreferrer"
          variant="default"
          leftSection={<IconFileCode size={18} stroke={1.5} aria-hidden />}
        >
          {t.openapi}
        </Button>
      </div>
    </Card>
  );
};
