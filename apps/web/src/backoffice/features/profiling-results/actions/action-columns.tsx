import type { AuditAction } from '@cadran/contract';
import { UnstyledButton } from '@mantine/core';
import type { ListColumn } from '../../../shared/list/list-types.ts';
import { TwoLineCell } from '../../../shared/list/two-line-cell.tsx';
import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import type { ActionSort } from './action-list.ts';
import { Movement } from './movement.tsx';
import { useActionWords } from './use-action-words.ts';
import styles from './action-columns.module.css';

interface Props {
  readonly campaignId: string;
  readonly onEdit: (action: AuditAction) => void;
}

/** The name of an action opens it for whoever may change it. */
export const ActionName = ({
  action,
  onEdit,
}: { readonly action: AuditAction } & Pick<Props, 'onEdit'>) =>
  action.can.edit ? (
    <UnstyledButton className={styles.name} onClick={() => onEdit(action)}>
      {action.title}
    </UnstyledButton>
  ) : (
    <strong className={styles.name}>{action.title}</strong>
  );

interface ActionDueProps {
  readonly action: AuditAction;
  readonly plain?: boolean;
}

export const ActionDue = ({ action, plain = false }: ActionDueProps) => {
  const { dueText } = useActionWords();
  return action.overdue ? (
    <span className={styles.due}>
      <StatusBadge on={false} bad>
        {dueText(action, plain)}
      </StatusBadge>
    </span>
  ) : (
    <span className={styles.soft}>{dueText(action, plain)}</span>
  );
};

export const useActionColumns = ({
  campaignId,
  onEdit,
}: Props): ListColumn<AuditAction, ActionSort>[] => {
  const { t, unitName } = useActionWords();
  return [
    {
      key: 'title',
      header: t.columns.action,
      sort: 'title',
      cell: (action) => (
        <TwoLineCell>
          <ActionName action={action} onEdit={onEdit} />
          {action.audit.id !== campaignId && <span>{t.ofAudit(action.audit.name)}</span>}
        </TwoLineCell>
      ),
    },
    { key: 'unit', header: t.columns.unit, foldBelow: 1200, cell: unitName },
    {
      key: 'responsible',
      header: t.columns.responsible,
      foldBelow: 1200,
      cell: ({ responsible }) =>
        responsible?.name ?? <span className={styles.soft}>{t.nobody}</span>,
    },
    {
      key: 'due',
      header: t.columns.due,
      sort: 'dueOn',
      cell: (action) => <ActionDue action={action} plain />,
    },
    {
      key: 'state',
      header: t.columns.state,
      sort: 'state',
      cell: ({ state }) => <StatusBadge on={state === 'done'}>{t.states[state]}</StatusBadge>,
    },
    {
      key: 'movement',
      header: t.columns.movement,
      foldBelow: 1440,
      wide: true,
      cell: (action) => <Movement action={action} />,
    },
  ];
};
