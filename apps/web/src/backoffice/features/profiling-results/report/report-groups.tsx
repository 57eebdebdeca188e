import type { ProfilingFilters, ProfilingSelection } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconColumns2, IconHistory, IconX } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMessages } from '../../../../language/use-messages.ts';
import { useGroupWords } from '../use-group-words.ts';
import { ChooseGroup } from './choose-group.tsx';
import type { OpenedGroups } from './get-report.ts';
import { type Beside, reportAddress } from './report-address.ts';
import { isSameGroup } from './same-group.ts';
import { TrendDialog } from './trend-dialog.tsx';
import './report-groups.css';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface Props {
  readonly filters: ProfilingFilters;
  readonly opened: OpenedGroups;
  readonly selection: ProfilingSelection;
  readonly beside: Beside;
}

/** Who the report is about; what stands in the second place beside it. */
const GroupFacts = ({ filters, opened, selection, beside }: Props) => {
  const t = useMessages(backoffice.profilingResults).report;
  const { groupName, people } = useGroupWords(filters);
  const [first, second] = opened.groups;
  const isPair = beside.kind === 'group';
  return (
    <dl className="report-groups-facts">
      <div>
        <dt>{isPair ? t.lettered('A') : t.group}</dt>
        <dd>
          <strong>{groupName(selection)}</strong> {people(first.figures.respondents)}
        </dd>
      </div>
      {second && (
        <div>
          <dt>{isPair ? t.lettered('B') : t.earlier}</dt>
          <dd>
            <strong>{isPair ? groupName(second.selection) : second.campaign.name}</strong>{' '}
            {people(second.figures.respondents)}
          </dd>
        </div>
      )}
    </dl>
  );
};

/** The way from one group to another, to two of them, and back through time. */
export const ReportGroups = (props: Props) => {
  const { filters, selection, beside } = props;
  const t = useMessages(backoffice.profilingResults);
  const { groupName } = useGroupWords(filters);
  const navigate = useNavigate();
  const [changing, change] = useDisclosure(false);
  const [comparing, compare] = useDisclosure(false);
  const [trending, trend] = useDisclosure(false);
  const go = (to: ProfilingSelection, next: Beside): void =>
    void navigate({ to: '.', search: reportAddress(to, next) });
  const notTheSame = (other: ProfilingSelection) => (chosen: ProfilingSelection) =>
    isSameGroup(other, chosen) ? t.comparing.same : null;
  return (
    <section className="report-groups" aria-label={t.report.group}>
      <GroupFacts {...props} />
      <div className="report-groups-actions">
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
          {beside.kind === 'group' ? t.report.changeSecond : t.report.compare}
        </Button>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconHistory {...icon} />}
          onClick={trend.open}
        >
          {t.report.trend}
        </Button>
        {beside.kind !== 'nothing' && (
          <Button
            variant="subtle"
            size="xs"
            leftSection={<IconX {...icon} />}
            onClick={() => go(selection, { kind: 'nothing' })}
          >
            {t.report.alone}
          </Button>
        )}
      </div>
      <ChooseGroup
        opened={changing}
        onClose={change.close}
        title={t.changing.title}
        filters={filters}
        initial={selection}
        action={t.filters.show}
        refusal={beside.kind === 'group' ? notTheSame(beside.selection) : () => null}
        onChoose={(next) => {
          change.close();
          // An earlier campaign may not serve the new group.
          go(next, beside.kind === 'group' ? beside : { kind: 'nothing' });
        }}
      />
      <ChooseGroup
        opened={comparing}
        onClose={compare.close}
        title={t.comparing.title}
        explanation={t.comparing.explanation(groupName(selection))}
        filters={filters}
        initial={beside.kind === 'group' ? beside.selection : {}}
        action={t.comparing.show}
        refusal={notTheSame(selection)}
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
