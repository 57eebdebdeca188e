import type { PanelView } from '@cadran/reports/evidence';
import { PanelCard } from './panel-card.tsx';
import styles from './evidence.module.css';

interface Props {
  readonly views: readonly PanelView[];
  /** Whose figures they are, for saved pictures. */
  readonly scope: string;
  /** Saves the effects on groups; left out while nobody is in them. */
  readonly onCsv?: (() => void) | undefined;
}

/** One card for each panel. */
export const Panels = ({ views, scope, onCsv }: Props) => (
  <div className={styles.evidencePanels}>
    {views.map((view) => (
      <PanelCard
        key={view.id}
        view={view}
        scope={scope}
        {...(view.id === 'impact' && onCsv && { onCsv })}
      />
    ))}
  </div>
);
