import {
  type ProfilingFilters,
  type ProfilingSelection,
  type ReportedGroup,
  SEGMENTATIONS,
} from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconColumns2, IconHistory, IconX } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import { useGroupLabels } from '../../use-group-labels.ts';
import { GroupDrawer } from './group-drawer.tsx';
import type { LoadedReport } from '../get-report.ts';
import { type ReportComparison, toReportAddress } from '../report-address.ts';
import { TrendDialog } from '../trend-dialog.tsx';
import styles from './report-groups.module.css';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

const isSameGroup = (first: ProfilingSelection, second: ProfilingSelection): boolean =>
  SEGMENTATIONS.every((attribute) => {
    const [a, b] = [new Set<string>(first[attribute]), new Set<string>(second[attribute])];
    return a.size === b.size && [...a].every((value) => b.has(value));
  });

interface Props {
  readonly filters: ProfilingFilters;
  readonly opened: LoadedReport;
  readonly selection: ProfilingSelection;
  readonly comparison: ReportComparison;
}

const GroupFacts = ({ filters, opened, selection, comparison }: Props) => {
  const t = useMessages(backoffice.profilingResults).report;
  const { groupName, people } = useGroupLabels(filters);
  const [first, second] = opened.groups;
  const peopleIn = ({ figures: { respondents, precision } }: ReportedGroup): string =>
    people(respondents, precision === 'protected');
  const isPair = comparison.kind === 'group';
  return (
    <dl className={styles.reportGroupsFacts}>
      <div>
        <dt>{isPair ? t.lettered('A') : t.group}</dt>
        <dd>
          <strong>{groupName(selection)}</strong> {peopleIn(first)}
        </dd>
      </div>
      {second && (
        <div>
          <dt>{isPair ? t.lettered('B') : t.earlier}</dt>
          <dd>
            <strong>{isPair ? groupName(second.selection) : second.campaign.name}</strong>{' '}
            {peopleIn(second)}
          </dd>
        </div>
      )}
    </dl>
  );
};

/** Shows the groups of the report and lets the reader change, compare or trend them. */
export const ReportGroups = (props: Props) => {
  const { filters, selection, comparison } = props;
  const t = useMessages(backoffice.profilingResults);
  const { groupName } = useGroupLabels(filters);
  const navigate = useNavigate();
  const [changing, change] = useDisclosure(false);
  const [comparing, compare] = useDisclosure(false);
  const [trending, trend] = useDisclosure(false);
  const go = (to: ProfilingSelection, next: ReportComparison): void =>
    void navigate({ to: '.', search: toReportAddress(to, next) });
  const sameGroupError = (other: ProfilingSelection) => (chosen: ProfilingSelection) =>
    isSameGroup(other, chosen) ? t.comparing.same : null;
  return (
    <section
      className={styles.reportGroups}
      data-testid="report-groups"
      aria-label={t.report.group}
    >
      <GroupFacts {...props} />
      <div className={styles.reportGroupsActions}>
        <Button
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
        <Button
          variant="default"
          size="xs"
          leftSection={<IconHistory {...icon} />}
          onClick={trend.open}
        >
          {t.report.trend}
        </Button>
        {comparison.kind !== 'none' && (
          <Button
            variant="subtle"
            size="xs"
            leftSection={<IconX {...icon} />}
            onClick={() => go(selection, { kind: 'none' })}
          >
            {t.report.alone}
          </Button>
        )}
      </div>
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
          // The earlier campaign may not serve the new group.
          go(next, comparison.kind === 'group' ? comparison : { kind: 'none' });
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
        onChoose={(second) => {
          compare.close();
          go(selection, { kind: 'group', selection: second });
        }}
      />
      <TrendDialog
        opened={trending}
        onClose={trend.close}
        filters={filters}
        selection={selection}
        onChoose={(campaignId) => {
          trend.close();
          go(selection, { kind: 'earlier', campaignId });
        }}
      />
    </section>
  );
};
