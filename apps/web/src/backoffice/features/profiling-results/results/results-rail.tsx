import {
  type ProfilingFilters,
  type ProfilingSelection,
  type ProfilingSnapshots,
  type ReportedGroup,
  SEGMENTATIONS,
} from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconColumns2, IconX } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { FilterPanel } from '../filters/filter-panel.tsx';
import { GroupSize } from '../filters/group-size.tsx';
import { GroupDrawer } from '../report/groups/group-drawer.tsx';
import { type ReportComparison, toReportAddress } from '../report/report-address.ts';
import { ResultsStatus } from '../status/results-status.tsx';
import { useGroupLabels } from '../use-group-labels.ts';
import styles from './results-rail.module.css';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

const isSameGroup = (first: ProfilingSelection, second: ProfilingSelection): boolean =>
  SEGMENTATIONS.every((attribute) => {
    const [a, b] = [new Set<string>(first[attribute]), new Set<string>(second[attribute])];
    return a.size === b.size && [...a].every((value) => b.has(value));
  });

interface Props {
  readonly filters: ProfilingFilters;
  readonly snapshots: ProfilingSnapshots;
  readonly selection: ProfilingSelection;
  readonly comparison: ReportComparison;
  /** What the group is compared with. */
  readonly second: ReportedGroup | undefined;
}

const SecondGroup = ({ filters, comparison, second }: Props) => {
  const t = useMessages(backoffice.profilingResults).report;
  const { groupName, people } = useGroupLabels(filters);
  if (!second) return null;
  const { campaign, selection, figures } = second;
  const isPair = comparison.kind === 'group';
  return (
    <dl className={styles.second}>
      <dt>{isPair ? t.comparedWith : t.earlier}</dt>
      <dd>
        <strong>{isPair ? groupName(selection) : campaign.name}</strong>{' '}
        {people(figures.respondents, figures.precision === 'protected')}
      </dd>
    </dl>
  );
};

/** The group that the report is about, what it is compared with, and the filters that change it. */
export const ResultsRail = (props: Props) => {
  const { filters, snapshots, selection, comparison } = props;
  const t = useMessages(backoffice.profilingResults);
  const { groupName } = useGroupLabels(filters);
  const navigate = useNavigate();
  const [changing, change] = useDisclosure(false);
  const [comparing, compare] = useDisclosure(false);
  const show = (to: ProfilingSelection, next: ReportComparison): void =>
    void navigate({
      to: '.',
      search: toReportAddress(to, next),
      replace: true,
      resetScroll: false,
    });
  const sameGroupError = (other: ProfilingSelection) => (chosen: ProfilingSelection) =>
    isSameGroup(other, chosen) ? t.comparing.same : null;
  // An earlier campaign may not serve the new group, and a group is not compared with itself.
  const choose = (next: ProfilingSelection): void =>
    show(
      next,
      comparison.kind === 'group' && !isSameGroup(comparison.selection, next)
        ? comparison
        : { kind: 'none' },
    );
  return (
    <aside className={styles.rail} aria-label={t.filters.chosen}>
      <section className={styles.group} data-testid="report-groups" aria-label={t.report.group}>
        <GroupSize className={styles.size} filters={filters} selection={selection} />
        <SecondGroup {...props} />
        <div className={styles.actions}>
          <Button
            className={styles.change ?? ''}
            variant="default"
            size="xs"
            leftSection={<IconAdjustmentsHorizontal {...icon} />}
            onClick={change.open}
          >
            {t.report.change}
          </Button>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconColumns2 {...icon} />}
            onClick={compare.open}
          >
            {comparison.kind === 'group' ? t.report.changeSecond : t.report.compare}
          </Button>
          {comparison.kind !== 'none' && (
            <Button
              variant="subtle"
              size="xs"
              leftSection={<IconX {...icon} />}
              onClick={() => show(selection, { kind: 'none' })}
            >
              {t.report.alone}
            </Button>
          )}
        </div>
      </section>
      <section className={styles.filters} aria-labelledby="results-filters">
        <header>
          <h2 id="results-filters">{t.filters.title}</h2>
          {Object.keys(selection).length > 0 && (
            <Button variant="subtle" size="compact-xs" onClick={() => choose({})}>
              {t.filters.reset}
            </Button>
          )}
        </header>
        <p>{filters.combinable ? t.filters.explanation : t.filters.oneAtATime}</p>
        <FilterPanel narrow filters={filters} selection={selection} onChange={choose} />
      </section>
      <ResultsStatus filters={filters} snapshots={snapshots} />
      <GroupDrawer
        opened={changing}
        onClose={change.close}
        title={t.changing.title}
        filters={filters}
        initial={selection}
        action={t.filters.show}
        getError={comparison.kind === 'group' ? sameGroupError(comparison.selection) : () => null}
        onChoose={(next) => {
          change.close();
          choose(next);
        }}
      />
      <GroupDrawer
        opened={comparing}
        onClose={compare.close}
        title={t.comparing.title}
        explanation={t.comparing.explanation(groupName(selection))}
        filters={filters}
        initial={comparison.kind === 'group' ? comparison.selection : {}}
        action={t.comparing.show}
        getError={sameGroupError(selection)}
        onChoose={(next) => {
          compare.close();
          show(selection, { kind: 'group', selection: next });
        }}
      />
    </aside>
  );
};
