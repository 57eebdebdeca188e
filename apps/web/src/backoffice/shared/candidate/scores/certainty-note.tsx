import type { Candidate } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { candidates } from '@cadran/i18n/candidates';
import { formatPercent } from '@cadran/i18n';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';

type Scored = Pick<Candidate, 'certainty' | 'engineVersion' | 'verdict'>;

/** How likely a verdict is; of an uncertain one, what it could be instead; or that the earlier method did not say. */
export const CertaintyNote = ({ candidate }: { readonly candidate: Scored }) => {
  const t = useMessages(backoffice.candidates);
  const { certainties } = useMessages(candidates);
  const { language } = useLanguage();
  const { certainty, engineVersion, verdict } = candidate;
  if (verdict === null || verdict === 'insufficient_basis') return null;
  if (certainty === null) return engineVersion === null ? null : <span>{t.earlierMethod}</span>;
  const { level, second } = certainty;
  if (second === null) return <span>{certainties[level]}</span>;
  const share = formatPercent(second.share, language);
  const instead = t.verdicts[second.verdict].toLocaleLowerCase(language);
  return <span>{t.orElse(certainties[level], instead, share)}</span>;
};
