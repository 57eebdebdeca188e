import { backoffice } from '@cadran/i18n/backoffice';
import { Alert, Button, Group } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useDates } from '../../dates/use-dates.ts';
import { useCampaignFormState } from '../form-context.ts';
import styles from '../layout/campaign-form.module.css';

/** What was typed here before and never saved is in the form again; undoing that can itself be undone. */
export const DraftNotice = () => {
  const t = useMessages(backoffice.campaignForm).draft;
  const dates = useDates();
  const { draft, campaign } = useCampaignFormState();
  const { found } = draft;
  if (!found) return null;
  const older = found.inForm && campaign !== null && found.version !== campaign.version;
  const { title, text } = found.inForm ? t.restored : t.setAside;
  return (
    <Alert
      role="status"
      color="info"
      variant="light"
      icon={<IconHistory aria-hidden />}
      title={title}
    >
      <p className={styles.campaignDraft}>
        {text(dates.dateTime(found.keptAt))} {older && t.older}
      </p>
      <Group gap="xs" mt="sm">
        <Button size="sm" variant="default" onClick={draft.swap}>
          {found.inForm ? t.undo : t.bringBack}
        </Button>
        <Button size="sm" variant="subtle" color="dark" onClick={draft.dismiss}>
          {found.inForm ? t.dismiss : t.discard}
        </Button>
      </Group>
    </Alert>
  );
};
