import { backoffice } from '@cadran/i18n/backoffice';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useCampaignFormState } from '../form-context.ts';
import type { SortableRow, useSortableRows } from './use-sortable-rows.ts';
import { VisuallyHidden } from '../../../../shared/visually-hidden.tsx';
import rowList from './row-list.module.css';
import styles from './sortable-rows.module.css';

/** Where a hand takes hold of a row; the keyboard has the buttons. */
export const RowGrip = ({ row }: { readonly row: SortableRow }) => {
  const { readOnly } = useCampaignFormState();
  return (
    <span
      className={styles.rowGrip}
      data-row-grip
      aria-hidden
      onPointerDown={(event) => {
        const element = event.currentTarget.closest('li');
        if (element && !readOnly) row.onDrag(event, element);
      }}
    >
      <IconGripVertical size={18} stroke={1.5} />
    </span>
  );
};

interface MovesProps {
  readonly row: SortableRow;
  readonly up: string;
  readonly down: string;
  /** What else can be done with the row. */
  readonly children?: ReactNode;
}

export const RowMoves = ({ row, up, down, children }: MovesProps) => {
  const { readOnly } = useCampaignFormState();
  const steps = [
    { icon: IconArrowUp, label: up, to: row.index - 1 },
    { icon: IconArrowDown, label: down, to: row.index + 1 },
  ];
  return (
    <div className={styles.rowMoves} data-row-moves>
      {steps.map(({ icon: StepIcon, label, to }) => (
        <Tooltip key={label} label={label}>
          <ActionIcon
            variant="subtle"
            color="dark"
            size={36}
            aria-label={label}
            disabled={readOnly || to < 0 || to >= row.total}
            onClick={() => row.onMove(to)}
          >
            <StepIcon size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ))}
      {children}
    </div>
  );
};

interface ListProps {
  readonly sortable: Pick<ReturnType<typeof useSortableRows<unknown>>, 'list' | 'said' | 'drag'>;
  /** Rows of one line, closer together. */
  readonly dense?: boolean;
  readonly children: ReactNode;
}

/** Around the rows: what is said of a move, and where a dragged row would go. */
export const SortableRows = ({
  sortable: { list, said, drag },
  dense = false,
  children,
}: ListProps) => {
  const t = useMessages(backoffice.campaignForm);
  return (
    <>
      <VisuallyHidden as="p" role="status">
        {said}
      </VisuallyHidden>
      <ol className={rowList.rowList} data-dense={dense || undefined} ref={list}>
        {children}
      </ol>
      {drag && typeof drag.target === 'number' && (
        <p className={styles.rowDrop} aria-hidden style={{ left: drag.left, top: drag.top }}>
          {t.dropAt(drag.target + 1)}
        </p>
      )}
    </>
  );
};
