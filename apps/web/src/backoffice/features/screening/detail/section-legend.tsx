import type { ScoredSection } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { candidates } from '@cadran/i18n/candidates';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import styles from './candidates.module.css';

/** What the letters under the small bars stand for. */
export const SectionLegend = ({ shown }: { readonly shown: readonly ScoredSection[] }) => {
  const t = useMessages(backoffice.deciding);
  const { sections, sectionInitials } = useMessages(candidates);
  return (
    <dl className={styles.sectionLegend} aria-label={t.legend}>
      {shown.map((section) => (
        <div key={section}>
          <dt>{sectionInitials[section]}</dt>
          <dd>{sections[section]}</dd>
        </div>
      ))}
    </dl>
  );
};
