import { respondent } from '@cadran/i18n/respondent';
import { useMessages } from '../../../shared/language/use-messages.ts';
import panelStyles from '../../ui/panel.module.css';
import styles from './proof-of-work-progress.module.css';

/** Below the notice: without scrolling, a phone would show only that the button waits. */
const reveal = (panel: HTMLElement | null): void => panel?.scrollIntoView({ block: 'nearest' });

/** What the device is doing, while it does what the server asked for. */
export const ProofOfWorkProgress = ({ share }: { readonly share: number }) => {
  const t = useMessages(respondent.proofOfWork);
  return (
    <div ref={reveal} className={`${panelStyles.step} ${styles.proofOfWork}`}>
      <p role="status">{t.explanation}</p>
      <progress className={styles.proofOfWorkBar} value={share} max={1} aria-label={t.progress} />
    </div>
  );
};
