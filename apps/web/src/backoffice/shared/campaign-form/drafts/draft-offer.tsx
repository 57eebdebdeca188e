import { formatDateTime } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Alert, Button, Group } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useCampaignFormState } from '../form-context.ts';
import styles from '../layout/campaign-form.module.css';

/** What was typed here before and never saved. */
export const DraftOffer = () => {
  const t = useMessages(backoffice.campaignForm).draft;
  const { language } = useLanguage();
  const { draft, campaign } = useCampaignFormState();
  const { offered } = draft;
  if (!offered) return null;
  const older = campaign !== null && offered.version !== campaign.version;
  return (
    <Alert color="info" variant="light" icon={<IconHistory aria-hidden />} title={t.title}>
      <p className={styles.campaignDraft}>
        {t.found(formatDateTime(offered.keptAt, language))} {older && t.older}
      </p>
      <Group gap="xs" mt="sm">
        <Button size="sm" onClick={draft.restore}>
          {t.restore}
        </Button>
        <Button size="sm" variant="default" onClick={draft.discard}>
          {t.discard}
        </Button>
      </Group>
    </Alert>
  );
};
