import { ACTION_STATES, type AuditAction } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../../../shared/language/language-context.tsx';
import { useNotify } from '../../../../shared/notify/use-notify.ts';
import { ActionDue, ActionName } from '../action-columns.tsx';
import { useUpdateAction } from '../get-actions.ts';
import { Movement } from '../movement.tsx';
import { useActionWords } from '../use-action-words.ts';
import styles from './actions-board.module.css';

interface Props {
  readonly campaignId: string;
  readonly actions: readonly AuditAction[];
  readonly onEdit: (action: AuditAction) => void;
  readonly onDelete: (action: AuditAction) => void;
}

interface CardProps extends Omit<Props, 'actions'> {
  readonly action: AuditAction;
  /** The one that was moved last: its control keeps the focus in the new column. */
  readonly isMoved: boolean;
  readonly onMove: () => void;
}

const StateControl = ({
  action,
  isMoved,
  onMove,
}: Pick<CardProps, 'action' | 'isMoved' | 'onMove'>) => {
  const { t } = useActionWords();
  const notify = useNotify();
  const update = useUpdateAction();
  const control = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (isMoved) control.current?.focus();
  }, [isMoved]);
  const move = (chosen: string): void => {
    const state = ACTION_STATES.find((one) => one === chosen);
    if (!state) return;
    onMove();
    update.mutate(
      { action, change: { state } },
      {
        onSuccess: () => notify.success(t.moved(action.title, t.states[state])),
        onError: notify.failure,
      },
    );
  };
  return (
    <NativeSelect
      ref={control}
      size="xs"
      aria-label={t.moveTo(action.title)}
      data={ACTION_STATES.map((state) => ({ value: state, label: t.states[state] }))}
      value={action.state}
      disabled={update.isPending}
      onChange={({ currentTarget }) => move(currentTarget.value)}
    />
  );
};

const ActionCard = ({ campaignId, action, isMoved, onMove, onEdit, onDelete }: CardProps) => {
  const { t, unitName } = useActionWords();
  const { audit, responsible, can } = action;
  return (
    <li className={styles.card}>
      <ActionName action={action} onEdit={onEdit} />
      <p className={styles.facts}>
        {[unitName(action), responsible?.name ?? t.nobody].join(' · ')}
        {audit.id !== campaignId && <span>{t.ofAudit(audit.name)}</span>}
      </p>
      <ActionDue action={action} />
      {action.aim && <Movement action={action} />}
      {can.edit && (
        <div className={styles.tools}>
          <StateControl action={action} isMoved={isMoved} onMove={onMove} />
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t.removeOf(action.title)}
            onClick={() => onDelete(action)}
          >
            <IconTrash size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        </div>
      )}
    </li>
  );
};

/** Actions by state; a control on each card moves it. */
export const ActionsBoard = ({ actions, ...rest }: Props) => {
  const { t } = useActionWords();
  const { language } = useLanguage();
  const [moved, setMoved] = useState<string | null>(null);
  return (
    <div className={styles.board}>
      {ACTION_STATES.map((state) => {
        const own = actions.filter((action) => action.state === state);
        return (
          <section key={state} className={styles.column} aria-labelledby={`actions-${state}`}>
            <h2 id={`actions-${state}`}>
              {t.states[state]} <span>{formatNumber(own.length, language)}</span>
            </h2>
            {own.length === 0 ? (
              <p className={styles.nothing}>{t.empty.column}</p>
            ) : (
              <ul>
                {own.map((action) => (
                  <ActionCard
                    key={action.id}
                    action={action}
                    isMoved={action.id === moved}
                    onMove={() => setMoved(action.id)}
                    {...rest}
                  />
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
};
