import styles from './ranking-item.module.css';

interface Props {
  readonly sign: string;
  readonly label: string;
  readonly off?: boolean;
  readonly onPress: () => void;
}

/** For pointers; the keyboard has the arrows. */
export const MoveButton = ({ sign, label, off = false, onPress }: Props) => (
  <button
    type="button"
    tabIndex={-1}
    className={styles.button}
    data-action
    aria-label={label}
    aria-disabled={off}
    onClick={() => {
      if (!off) onPress();
    }}
  >
    <span aria-hidden="true">{sign}</span>
  </button>
);
