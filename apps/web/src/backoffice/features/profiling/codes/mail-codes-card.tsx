import type { CodeCounts, ProfilingCampaign } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Alert, Button, Group } from '@mantine/core';
import { IconKeyOff, IconMail, IconSend } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { composePath, invitationsPath } from '../../../shared/campaigns/campaign-paths.ts';
import { Card } from '../../../shared/ui/page/card.tsx';
import styles from './codes.module.css';

interface Props {
  readonly campaign: ProfilingCampaign;
  readonly codes: CodeCounts;
}

/** Codes by email; impossible once the campaign has been closed, which destroys their secret. */
export const MailCodesCard = ({ campaign: { id, status }, codes }: Props) => {
  const t = useMessages(backoffice.codes).mail;
  const isOpen = status === 'open';
  return (
    <Card title={t.title} description={t.explanation}>
      {codes.canMail ? (
        <p className={styles.codeNote}>{isOpen ? t.closing : t.notOpen}</p>
      ) : (
        <Alert color="info" variant="light" mb="md" icon={<IconKeyOff aria-hidden />}>
          {t.ended}
        </Alert>
      )}
      <Group gap="sm">
        {codes.canMail && isOpen && (
          <Button
            component={Link}
            to={composePath('profiling', id)}
            leftSection={<IconSend size={18} stroke={1.5} aria-hidden />}
          >
            {t.send}
          </Button>
        )}
        <Button
          component={Link}
          to={invitationsPath('profiling', id)}
          variant="default"
          leftSection={<IconMail size={18} stroke={1.5} aria-hidden />}
        >
          {t.list}
        </Button>
      </Group>
    </Card>
  );
};
