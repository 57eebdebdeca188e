import type { ProfilingFilters, ProfilingSelection } from '@cadran/contract';
import { Button, Drawer } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { FilterPanel } from '../../filters/filter-panel.tsx';
import { GroupSize, countRespondents } from '../../filters/group-size.tsx';
import styles from './group-drawer.module.css';

interface Props {
  readonly filters: ProfilingFilters;
  readonly initial: ProfilingSelection;
  readonly explanation?: ReactNode;
  readonly action: string;
  /** Why this group cannot be selected here. */
  readonly getError: (selection: ProfilingSelection) => string | null;
  readonly onChoose: (selection: ProfilingSelection) => void;
}

const GroupChoice = ({ filters, initial, explanation, action, getError, onChoose }: Props) => {
  const [selection, setSelection] = useState(initial);
  const error = getError(selection);
  return (
    <div>
      {explanation && <p className={styles.chooseExplanation}>{explanation}</p>}
      <FilterPanel narrow filters={filters} selection={selection} onChange={setSelection} />
      <div className={styles.chooseBar}>
        <GroupSize className={styles.chooseSize} filters={filters} selection={selection} />
        <Button
          disabled={countRespondents(filters, selection) === null || error !== null}
          onClick={() => onChoose(selection)}
        >
          {action}
        </Button>
        {error && (
          <p className={styles.chooseRefusal} role="status">
            {error}
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

export const GroupDrawer = ({ opened, onClose, title, ...choice }: DrawerProps) => (
  <Drawer
    opened={opened}
    onClose={onClose}
    title={title}
    size="md"
    padding="lg"
    classNames={{ title: styles.chooseDrawerTitle }}
  >
    <GroupChoice {...choice} />
  </Drawer>
);
