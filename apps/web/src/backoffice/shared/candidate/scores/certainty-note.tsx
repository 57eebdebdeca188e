import type { Candidate } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { candidates } from '@cadran/i18n/candidates';
import { useMessages } from '../../../../shared/language/use-messages.ts';

type Scored = Pick<Candidate, 'certainty' | 'engineVersion' | 'verdict'>;

/** How likely a verdict is, or that the earlier method did not say. */
export const CertaintyNote = ({ candidate }: { readonly candidate: Scored }) => {
  const t = useMessages(backoffice.candidates);
  const { certainties } = useMessages(candidates);
  const { certainty, engineVersion, verdict } = candidate;
  if (verdict === null || verdict === 'insufficient_basis') return null;
  if (certainty === null) return engineVersion === null ? null : <span>{t.earlierMethod}</span>;
  return <span>{certainties[certainty]}</span>;
};
