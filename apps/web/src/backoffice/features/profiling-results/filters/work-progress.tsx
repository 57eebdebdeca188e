import type { ProfilingSnapshot } from '@cadran/contract';
import { formatPercent } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Progress } from '@mantine/core';
import { useLanguage } from '../../../../language/language-context.tsx';
import { useMessages } from '../../../../language/use-messages.ts';
import { Card } from '../../../shared/ui/card.tsx';
import './work-progress.css';

interface Props {
  readonly snapshot: ProfilingSnapshot;
  /** Whether there are results to read meanwhile. */
  readonly before: boolean;
}

/** The audit of a snapshot, as it goes on in the background. */
export const WorkProgress = ({ snapshot, before }: Props) => {
  const t = useMessages(backoffice.profilingResults).work;
  const { language } = useLanguage();
  const percent = formatPercent(snapshot.progress / 100, language);
  return (
    <Card title={t.title}>
      <div className="work-progress" role="status">
        <Progress
          value={Math.max(2, snapshot.progress)}
          striped
          animated
          aria-label={t.title}
          aria-valuetext={percent}
        />
        <p className="work-percent">{t.progress(percent)}</p>
        <p>{snapshot.status === 'waiting' ? t.waiting : t.running}</p>
        {before && <p>{t.before}</p>}
      </div>
    </Card>
  );
};
