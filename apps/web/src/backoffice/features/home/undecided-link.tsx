import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Anchor } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { detailPath } from '../../shared/campaigns/campaign-paths.ts';
import { useProgress } from '../../shared/campaigns/detail/get-progress.ts';
import styles from './home-page.module.css';

const UNDECIDED = { status: 'completed', decision: 'undecided' } as never;

export const UndecidedLink = ({ campaignId }: { readonly campaignId: string }) => {
  const t = useMessages(backoffice.home);
  const { language } = useLanguage();
  const undecided = useProgress(campaignId)?.undecided ?? 0;
  if (undecided === 0) return null;
  return (
    <Anchor
      component={Link}
      to={detailPath('screening', campaignId)}
      search={UNDECIDED}
      size="xs"
      className={styles.homeToDecide}
    >
      <IconBell size={14} stroke={1.5} aria-hidden />
      {t.toDecide(undecided, formatNumber(undecided, language))}
    </Anchor>
  );
};
