import type { AuditAction, Movement as MovementCode } from '@cadran/contract';
import {
  IconArrowBackUp,
  IconCircleCheck,
  IconEqual,
  type Icon,
  IconHelpCircle,
} from '@tabler/icons-react';
import { useActionWords } from './use-action-words.ts';
import styles from './movement.module.css';

/** Each has a shape besides its colour. */
const ICONS: Readonly<Record<MovementCode, Icon>> = {
  as_wished: IconCircleCheck,
  other_way: IconArrowBackUp,
  no_change: IconEqual,
  unknown: IconHelpCircle,
};

/** The figure that an action should move, and what a later audit says of it. */
export const Movement = ({ action }: { readonly action: AuditAction }) => {
  const { t, aimText, movementText, changeText, sinceText } = useActionWords();
  const { aim, movement } = action;
  if (aim === null) return <span className={styles.none}>{t.noAim}</span>;
  const MovementIcon = ICONS[movement.movement];
  const change = changeText(action);
  return (
    <span className={styles.movement} data-movement={movement.movement}>
      <strong>{aimText(aim)}</strong>
      <span className={styles.told}>
        <MovementIcon size={16} stroke={1.75} aria-hidden />
        {movementText(action)}
      </span>
      {change && <span className={styles.figures}>{change}</span>}
      {change && <span className={styles.figures}>{sinceText(action)}</span>}
    </span>
  );
};
