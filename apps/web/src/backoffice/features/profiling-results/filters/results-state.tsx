import type { ProfilingFilters, ProfilingSnapshots } from '@cadran/contract';
import { formatLongDate, formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { TermNames } from '../../../../glossary/term-names.tsx';
import { useLanguage } from '../../../../language/language-context.tsx';
import { useMessages } from '../../../../language/use-messages.ts';
import { useGroupWords } from '../use-group-words.ts';
import { useTakeSnapshot } from '../take-snapshot.ts';
import './results-state.css';

interface Props {
  readonly filters: ProfilingFilters;
  readonly snapshots: ProfilingSnapshots;
  readonly busy: boolean;
}

/** When an update is possible, and what is still missing. */
const UpdateNote = ({ snapshots: { update, can } }: Pick<Props, 'snapshots'>) => {
  const t = useMessages(backoffice.profilingResults).state;
  const { language } = useLanguage();
  const shown = formatNumber(update.newAnswers, language);
  return (
    <p className="results-update-note">
      <strong>{t.newAnswers(update.newAnswers, shown)}</strong>{' '}
      {update.allowed
        ? t.possible
        : t.missing(Math.max(1, update.needed - update.newAnswers), update.needed)}{' '}
      {!can.update && t.onlyOwner}
    </p>
  );
};

/** Of when the results are, how many they rest on, and how to bring them up to date. */
export const ResultsState = ({ filters, snapshots, busy }: Props) => {
  const t = useMessages(backoffice.profilingResults).state;
  const { language } = useLanguage();
  const { people } = useGroupWords(filters);
  const take = useTakeSnapshot(filters.campaign.id);
  const { snapshot } = filters;
  if (!snapshot?.takenAt) return null;
  const groups = snapshot.servedSelections ?? 0;
  const { update, can } = snapshots;
  const isOpen = filters.campaign.status === 'open' || update.allowed;
  return (
    <section className="results-state">
      <div>
        <h2>{t.title(formatLongDate(snapshot.takenAt, language))}</h2>
        <ul>
          <li>{t.kinds[snapshot.kind]}</li>
          {snapshot.respondents !== null && <li>{people(snapshot.respondents)}</li>}
          <li>{t.groups(groups, formatNumber(groups, language))}</li>
        </ul>
        <TermNames terms={['snapshot', 'minimumGroup']} />
        {isOpen && !busy && <UpdateNote snapshots={snapshots} />}
      </div>
      {isOpen && can.update && (
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} stroke={1.5} aria-hidden />}
          disabled={!update.allowed || busy}
          loading={take.isPending}
          onClick={() => take.mutate()}
        >
          {t.update}
        </Button>
      )}
    </section>
  );
};
