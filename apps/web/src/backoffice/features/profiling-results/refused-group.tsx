import { backoffice } from '@cadran/i18n/backoffice';
import { Group } from '@mantine/core';
import { IconShieldLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ProfilingFilters } from '@cadran/contract';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { ListMessage } from '../../shared/list/list-message.tsx';
import { Card } from '../../shared/ui/page/card.tsx';
import type { Refusal } from './report/get-report.ts';

interface Props {
  readonly filters: Pick<ProfilingFilters, 'minimumGroup' | 'combinable'>;
  readonly reason: Refusal;
  /** Links to other pages. */
  readonly children: ReactNode;
}

/**
 * The same refusal for every group that is not served. Several groups at once are refused by
 * link whoever is in them, so that saying so tells nothing.
 */
export const RefusedGroup = ({ filters, reason, children }: Props) => {
  const t = useMessages(backoffice.profilingResults).refusal;
  const isSeveral = reason === 'one_group_at_a_time';
  const explanation = filters.combinable ? t.explanation : t.explanationByLink;
  return (
    <Card>
      <ListMessage
        icon={IconShieldLock}
        title={isSeveral ? t.severalTitle : t.title}
        explanation={isSeveral ? t.several : explanation(filters.minimumGroup)}
        action={
          <Group justify="center" gap="xs">
            {children}
          </Group>
        }
      />
    </Card>
  );
};
