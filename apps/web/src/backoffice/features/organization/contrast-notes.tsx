import type { Theme } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { contrastWarnings } from '@cadran/theme';
import { Alert } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useMessages } from '../../../language/use-messages.ts';

/** Which colours had to be adjusted to stay readable, by what, and for which use (ux.md). */
export const ContrastNotes = ({ theme }: { readonly theme: Theme }) => {
  const t = useMessages(backoffice.organization).colors;
  const warnings = contrastWarnings(theme);
  if (warnings.length === 0) return null;
  return (
    <Alert color="info" variant="light" icon={<IconEye aria-hidden />} title={t.adjusted}>
      {t.adjustedExplanation}
      <ul className="contrast-notes">
        {warnings.map(({ field, use, chosen, used }) => (
          <li key={`${field} ${use}`}>
            <span className="contrast-swatches" aria-hidden>
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
