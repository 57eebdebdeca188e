import type { DisplayedInterval } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { VisuallyHidden } from '../../../../shared/visually-hidden.tsx';

/** The interval of a score: short on screen, in words for screen readers. */
export const ScoreInterval = ({ interval }: { readonly interval: DisplayedInterval }) => {
  const t = useMessages(backoffice.candidates);
  const [low, high] = [String(interval.low), String(interval.high)];
  return (
    <span>
      <span aria-hidden>{t.between(low, high)}</span>
      <VisuallyHidden>{t.probably(low, high)}</VisuallyHidden>
    </span>
  );
};
