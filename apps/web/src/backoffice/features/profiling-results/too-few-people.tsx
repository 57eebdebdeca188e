import { backoffice } from '@cadran/i18n/backoffice';
import { Group } from '@mantine/core';
import { IconShieldLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { ListMessage } from '../../shared/list/list-message.tsx';
import { Card } from '../../shared/ui/page/card.tsx';

interface Props {
  readonly minimumGroup: number;
  /** Links to other pages. */
  readonly children: ReactNode;
}

/** The same refusal for every group that is not served (scoring.md §8, point 8). */
export const TooFewPeople = ({ minimumGroup, children }: Props) => {
  const t = useMessages(backoffice.profilingResults).refusal;
  return (
    <Card>
      <ListMessage
        icon={IconShieldLock}
        title={t.title}
        explanation={t.explanation(minimumGroup)}
        action={
          <Group justify="center" gap="xs">
            {children}
          </Group>
        }
      />
    </Card>
  );
};
