import type { ProfilingFilters, ProfilingSelection } from '@cadran/contract';
import { Button, Drawer } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { FilterPanel } from '../filters/filter-panel.tsx';
import { GroupSize, respondentsOf } from '../filters/group-size.tsx';
import './choose-group.css';

interface Props {
  readonly filters: ProfilingFilters;
  readonly initial: ProfilingSelection;
  readonly explanation?: ReactNode;
  readonly action: string;
  /** Why this group may not be taken, though it may be read. */
  readonly refusal: (selection: ProfilingSelection) => string | null;
  readonly onChoose: (selection: ProfilingSelection) => void;
}

const Choice = ({ filters, initial, explanation, action, refusal, onChoose }: Props) => {
  const [selection, choose] = useState(initial);
  const refused = refusal(selection);
  return (
    <div className="choose-group">
      {explanation && <p className="choose-explanation">{explanation}</p>}
      <FilterPanel filters={filters} selection={selection} onChange={choose} />
      <div className="choose-bar">
        <GroupSize filters={filters} selection={selection} />
        <Button
          disabled={respondentsOf(filters, selection) === null || refused !== null}
          onClick={() => onChoose(selection)}
        >
          {action}
        </Button>
        {refused && (
          <p className="choose-refusal" role="status">
            {refused}
          </p>
        )}
      </div>
    </div>
  );
};

interface DrawerProps extends Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
}

/** The filters, beside the report that is being read. */
export const ChooseGroup = ({ opened, onClose, title, ...choice }: DrawerProps) => (
  <Drawer
    opened={opened}
    onClose={onClose}
    title={title}
    size="md"
    padding="lg"
    classNames={{ title: 'choose-drawer-title' }}
  >
    <Choice {...choice} />
  </Drawer>
);
