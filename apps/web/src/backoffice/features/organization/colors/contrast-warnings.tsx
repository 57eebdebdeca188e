import type { Theme } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { contrastWarnings } from '@cadran/theme';
import { Alert } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import styles from './color-field.module.css';

/** Lists the colours that are adjusted to stay readable. */
export const ContrastWarnings = ({ theme }: { readonly theme: Theme }) => {
  const t = useMessages(backoffice.organization).colors;
  const warnings = contrastWarnings(theme);
  if (warnings.length === 0) return null;
  return (
    <Alert color="info" variant="light" icon={<IconEye aria-hidden />} title={t.adjusted}>
      {t.adjustedExplanation}
      <ul className={styles.contrastNotes}>
        {warnings.map(({ field, use, chosen, used }) => (
          <li key={`${field} ${use}`}>
            <span className={styles.contrastSwatches} aria-hidden>
              <span style={{ backgroundColor: chosen }} />
              <span style={{ backgroundColor: used }} />
            </span>
            {t.replaced(t.names[field], t.uses[use], used)}
          </li>
        ))}
      </ul>
    </Alert>
  );
};
