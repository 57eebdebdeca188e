import { backoffice } from '@cadran/i18n/backoffice';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../language/use-messages.ts';
import { useCampaignFormState } from './form-context.ts';
import type { SortableRow, useSortableRows } from './use-sortable-rows.ts';
import './sortable-rows.css';

/** Where a hand takes hold of a row; the keyboard has the buttons. */
export const RowGrip = ({ row }: { readonly row: SortableRow }) => {
  const { readOnly } = useCampaignFormState();
  return (
    <span
      className="row-grip"
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
    <div className="row-moves">
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
  readonly children: ReactNode;
}

/** Around the rows: what is said of a move, and where a dragged row would go. */
export const SortableRows = ({ sortable: { list, said, drag }, children }: ListProps) => {
  const t = useMessages(backoffice.campaignForm);
  return (
    <>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <ol className="row-list" ref={list}>
        {children}
      </ol>
      {drag && typeof drag.target === 'number' && (
        <p className="row-drop" aria-hidden style={{ left: drag.left, top: drag.top }}>
          {t.dropAt(drag.target + 1)}
        </p>
      )}
    </>
  );
};
