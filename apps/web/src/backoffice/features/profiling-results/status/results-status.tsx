import type { ProfilingFilters, ProfilingSnapshots } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { TermNames } from '../../../../shared/glossary/term-names.tsx';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useDates } from '../../../shared/dates/use-dates.ts';
import { useGroupLabels } from '../use-group-labels.ts';
import { snapshotInProgress } from '../get-results.ts';
import { useTakeSnapshot } from '../take-snapshot.ts';
import { useUpdateWords } from './use-update-words.ts';
import styles from './results-status.module.css';

interface Props {
  readonly filters: ProfilingFilters;
  readonly snapshots: ProfilingSnapshots;
}

const UpdateNote = ({ snapshots: { update, can } }: Pick<Props, 'snapshots'>) => {
  const t = useMessages(backoffice.profilingResults).state;
  const { language } = useLanguage();
  const words = useUpdateWords();
  const shown = formatNumber(update.newAnswers, language);
  return (
    <p className={styles.resultsUpdateNote} data-testid="update-note">
      <strong>{t.newAnswers(update.newAnswers, shown)}</strong> {words(update)}{' '}
      {!can.update && t.onlyOwner}
    </p>
  );
};

/** Date and size of the current snapshot, with the button to update it. */
export const ResultsStatus = ({ filters, snapshots }: Props) => {
  const t = useMessages(backoffice.profilingResults).state;
  const { language } = useLanguage();
  const dates = useDates();
  const { people } = useGroupLabels(filters);
  const take = useTakeSnapshot(filters.campaign.id);
  const { snapshot } = filters;
  if (!snapshot?.takenAt) return null;
  const groups = snapshot.servedSelections ?? 0;
  const { update, can } = snapshots;
  const isUpdating = snapshotInProgress(snapshots) !== undefined;
  const isOpen = filters.campaign.status === 'open' || update.allowed;
  return (
    <section className={styles.resultsState}>
      <div>
        <h2>{t.title(dates.longDate(snapshot.takenAt))}</h2>
        <ul className={styles.resultsFacts}>
          <li>{t.kinds[snapshot.kind]}</li>
          {snapshot.respondents !== null && <li>{people(snapshot.respondents)}</li>}
          <li>{t.groups(groups, formatNumber(groups, language))}</li>
        </ul>
        <TermNames terms={['snapshot', 'minimumGroup']} />
        {isOpen && !isUpdating && <UpdateNote snapshots={snapshots} />}
      </div>
      {isOpen && can.update && (
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} stroke={1.5} aria-hidden />}
          disabled={!update.allowed || isUpdating}
          loading={take.isPending}
          onClick={() => take.mutate()}
        >
          {t.update}
        </Button>
      )}
    </section>
  );
};
