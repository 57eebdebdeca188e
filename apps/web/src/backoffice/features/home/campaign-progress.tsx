import type { ScreeningProgress } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Anchor } from '@mantine/core';
import { IconBell, IconMailForward } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { detailPath } from '../../shared/campaigns/campaign-paths.ts';
import { NOT_TOLD } from '../../shared/candidate/list/candidate-list.ts';
import { useProgress } from '../../shared/campaigns/detail/get-progress.ts';
import styles from './home-page.module.css';

const FILTERS = {
  undecided: { status: 'completed', decision: 'undecided' },
  notTold: NOT_TOLD,
} as const;

const ICONS = { undecided: IconBell, notTold: IconMailForward } as const;

/** Who waits for a decision, and who for an answer. */
export const CampaignTasks = ({ campaignId }: { readonly campaignId: string }) => {
  const t = useMessages(backoffice.home);
  const { language } = useLanguage();
  const progress = useProgress(campaignId);
  const words = { undecided: t.toDecide, notTold: t.toTell };
  return (['undecided', 'notTold'] as const).map((task) => {
    const count = progress?.[task satisfies keyof ScreeningProgress] ?? 0;
    const TaskIcon = ICONS[task];
    return (
      count > 0 && (
        <Anchor
          key={task}
          component={Link}
          to={detailPath('screening', campaignId)}
          search={FILTERS[task] as never}
          size="xs"
          className={styles.homeToDecide}
        >
          <TaskIcon size={14} stroke={1.5} aria-hidden />
          {words[task](count, formatNumber(count, language))}
        </Anchor>
      )
    );
  });
};
