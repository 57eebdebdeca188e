import type { ProfilingFilters, ProfilingSnapshots } from '@cadran/contract';
import { formatCount } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChartDots3, IconPlayerPlay } from '@tabler/icons-react';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { ListMessage } from '../../../shared/list/list-message.tsx';
import { Card } from '../../../shared/ui/page/card.tsx';
import { GroupUnits } from '../grouping/group-units.tsx';
import { FirstResultsDialog } from './first-results-dialog.tsx';

interface Props {
  readonly filters: ProfilingFilters;
  readonly snapshots: ProfilingSnapshots;
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Live counts are rounded down. */
const useAnswers = ({ newAnswers }: ProfilingSnapshots['update']): string => {
  const t = useMessages(backoffice.profilingResults).first;
  const { language } = useLanguage();
  return t.answers(newAnswers, formatCount(newAnswers, language, true));
};

const useExplanation = ({ filters, snapshots: { update, can } }: Props): string => {
  const t = useMessages(backoffice.profilingResults);
  const answers = useAnswers(update);
  if (update.allowed) {
    const text = filters.campaign.status === 'open' ? t.first.open : t.first.closed;
    return can.update ? text : `${text} ${t.state.onlyOwner}`;
  }
  if (filters.campaign.status === 'closed') return t.first.none;
  return `${t.first.waiting(update.needed)} ${t.first.received(answers)}`;
};

/** Shown before the first snapshot, while units can still be grouped. */
export const NoResults = ({ filters, snapshots }: Props) => {
  const t = useMessages(backoffice.profilingResults).first;
  const explanation = useExplanation({ filters, snapshots });
  const [confirming, { open, close }] = useDisclosure(false);
  const { update, can } = snapshots;
  const answers = useAnswers(update);
  return (
    <Card>
      <ListMessage
        icon={IconChartDots3}
        title={update.newAnswers > 0 ? upperFirst(t.answered(answers)) : t.title}
        explanation={explanation}
        action={
          can.update && (
            <Group justify="center" gap="xs">
              <GroupUnits campaignId={filters.campaign.id} />
              {update.allowed && (
                <Button
                  leftSection={<IconPlayerPlay size={18} stroke={1.5} aria-hidden />}
                  onClick={open}
                >
                  {t.action}
                </Button>
              )}
            </Group>
          )
        }
      />
      <FirstResultsDialog
        opened={confirming}
        onClose={close}
        campaignId={filters.campaign.id}
        update={update}
      />
    </Card>
  );
};
