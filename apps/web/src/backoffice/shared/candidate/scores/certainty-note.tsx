import type { Candidate } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { candidates } from '@cadran/i18n/candidates';
import { useMessages } from '../../../../shared/language/use-messages.ts';

type Scored = Pick<Candidate, 'certainty' | 'engineVersion' | 'verdict'>;

/** How sure a verdict is, or that it has to be computed again. */
export const CertaintyNote = ({ candidate }: { readonly candidate: Scored }) => {
  const t = useMessages(backoffice.candidates);
  const { certainties } = useMessages(candidates);
  const { certainty, engineVersion, verdict } = candidate;
  if (verdict === null) return engineVersion === null ? null : <span>{t.otherVersion}</span>;
  return certainty && <span>{certainties[certainty]}</span>;
};
