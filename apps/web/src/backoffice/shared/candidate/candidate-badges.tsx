import type { Certainty, Decision, QualityLevel, Verdict } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { candidates } from '@cadran/i18n/candidates';
import {
  IconAlertTriangle,
  IconArrowUpRight,
  IconCircleX,
  IconClockQuestion,
  IconMinus,
  IconShieldCheck,
  IconStar,
  IconTrophy,
  IconUsers,
  IconX,
  IconCheck,
} from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import styles from './candidate-badges.module.css';

const VERDICT_ICONS = {
  fits: IconCheck,
  can_adapt: IconArrowUpRight,
  does_not_fit: IconX,
  insufficient_basis: IconMinus,
} as const satisfies Record<Verdict, Icon>;

interface VerdictBadgeProps {
  readonly verdict: Verdict;
  /** An uncertain one is drawn hollow; undefined where it is not known. */
  readonly certainty?: Certainty | undefined;
}

/** Icon and word, because colour alone is not accessible; the icon is that of the report's gauge. */
export const VerdictBadge = ({ verdict, certainty }: VerdictBadgeProps) => {
  const t = useMessages(backoffice.candidates);
  const VerdictIcon = VERDICT_ICONS[verdict];
  return (
    <span className={styles.verdictBadge} data-verdict={verdict} data-certainty={certainty}>
      <span>
        <VerdictIcon size={12} stroke={3} aria-hidden />
      </span>
      {t.verdicts[verdict]}
    </span>
  );
};

const QUALITY_ICONS = {
  good: IconShieldCheck,
  caution: IconAlertTriangle,
  unreliable: IconCircleX,
} as const satisfies Record<QualityLevel, Icon>;

export const QualityBadge = ({ quality }: { readonly quality: QualityLevel }) => {
  const t = useMessages(candidates);
  const QualityIcon = QUALITY_ICONS[quality];
  return (
    <span className={styles.qualityBadge} data-quality={quality}>
      <QualityIcon size={18} stroke={1.5} aria-hidden />
      {t.quality[quality]}
    </span>
  );
};

const DECISION_ICONS = {
  undecided: IconClockQuestion,
  shortlisted: IconStar,
  interview: IconUsers,
  hired: IconTrophy,
  rejected: IconCircleX,
} as const satisfies Record<Decision, Icon>;

export const DecisionBadge = ({ decision }: { readonly decision: Decision }) => {
  const t = useMessages(candidates);
  const DecisionIcon = DECISION_ICONS[decision];
  return (
    <span className={styles.decisionBadge} data-decision={decision}>
      <DecisionIcon size={18} stroke={1.5} aria-hidden />
      {t.decisions[decision]}
    </span>
  );
};
