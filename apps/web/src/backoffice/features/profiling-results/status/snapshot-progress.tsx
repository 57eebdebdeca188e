import type { ProfilingSnapshot } from '@cadran/contract';
import { formatPercent } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Progress } from '@mantine/core';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { Card } from '../../../shared/ui/page/card.tsx';
import styles from './snapshot-progress.module.css';

interface Props {
  readonly snapshot: ProfilingSnapshot;
  readonly hasEarlierResults: boolean;
}

export const SnapshotProgress = ({ snapshot, hasEarlierResults }: Props) => {
  const t = useMessages(backoffice.profilingResults).work;
  const { language } = useLanguage();
  const percent = formatPercent(snapshot.progress / 100, language);
  return (
    <Card title={t.title}>
      <div className={styles.workProgress} role="status">
        <Progress
          value={Math.max(2, snapshot.progress)}
          striped
          animated
          aria-label={t.title}
          aria-valuetext={percent}
        />
        <p className={styles.workPercent}>{t.progress(percent)}</p>
        <p>{snapshot.status === 'waiting' ? t.waiting : t.running}</p>
        {hasEarlierResults && <p>{t.before}</p>}
      </div>
    </Card>
  );
};
