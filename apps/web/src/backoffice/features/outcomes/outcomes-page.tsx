import { backoffice } from '@cadran/i18n/backoffice';
import { Alert, Button, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useDialog } from '../../shared/dialog/use-dialog.ts';
import { listPath } from '../../shared/campaigns/campaign-paths.ts';
import { useApi } from '../../shared/services.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { Page } from '../../shared/ui/page/page.tsx';
import { type ListedState, outcomesQuery } from './get-outcomes.ts';
import { ImportDialog } from './import-dialog.tsx';
import { OutcomeCard } from './outcome-card.tsx';
import styles from './outcomes.module.css';

/** Whoever is kept for less cannot be asked about after twelve months. */
const A_YEAR = 365;

/** What became of the people one has hired, entered one by one or from a file. */
export const OutcomesPage = () => {
  const t = useMessages(backoffice.outcomes);
  const { places } = useMessages(backoffice.navigation);
  const api = useApi();
  const { addUpAnswers, screeningRetentionDays } = useSession().organization.settings;
  const [state, setState] = useState<ListedState>('due');
  const due = useSuspenseQuery(outcomesQuery(api, 'due')).data;
  const entered = useSuspenseQuery(outcomesQuery(api, 'entered')).data;
  const { items, total } = state === 'due' ? due : entered;
  const importing = useDialog<true>();
  return (
    <Page
      title={t.title}
      introduction={t.introduction}
      crumbs={[{ to: listPath('screening'), label: places.screening }]}
      actions={
        <Button
          variant="default"
          leftSection={<IconFileImport size={18} stroke={1.5} aria-hidden />}
          onClick={() => importing.open(true)}
        >
          {t.import.open}
        </Button>
      }
    >
      <Stack gap="lg">
        {!addUpAnswers && <Alert variant="light">{t.off}</Alert>}
        <Text size="sm">{t.seen}</Text>
        {screeningRetentionDays < A_YEAR && (
          <Text size="sm">{t.retention(screeningRetentionDays)}</Text>
        )}
        <SegmentedControl
          aria-label={t.shown}
          maw={420}
          data={[
            { value: 'due', label: t.due(due.total) },
            { value: 'entered', label: t.entered(entered.total) },
          ]}
          value={state}
          onChange={setState}
        />
        {items.length === 0 && (addUpAnswers || state === 'entered') && (
          <Text>{t.none[state]}</Text>
        )}
        <ul className={styles.outcomes}>
          {items.map((hired) => (
            <OutcomeCard
              key={`${hired.candidate.id} ${hired.months} ${hired.outcome?.version ?? 0}`}
              hired={hired}
            />
          ))}
        </ul>
        {total > items.length && <Text size="sm">{t.more(total - items.length)}</Text>}
      </Stack>
      <ImportDialog dialog={importing} />
    </Page>
  );
};
