import { Button } from '@mantine/core';
import styles from './undo-message.module.css';

interface Props {
  readonly message: string;
  readonly label: string;
  readonly onUndo: () => void;
}

export const UndoMessage = ({ message, label, onUndo }: Props) => (
  <span className={styles.undoMessage}>
    {message}
    <Button size="compact-sm" variant="default" onClick={onUndo}>
      {label}
    </Button>
  </span>
);
