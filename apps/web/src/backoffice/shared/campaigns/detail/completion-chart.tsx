import { Sparkline } from '@cadran/charts';
import type { ScreeningProgress } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { report } from '@cadran/i18n/report';
import { type RefObject, useRef } from 'react';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { FigureMenu } from '../../../../shared/report/picture/figure/figure-menu.tsx';
import { WithFigures } from '../../report/with-figures.tsx';
import { type CampaignListItem, peopleOf } from '../campaign-types.ts';
import { completionsByDay } from './completions-by-day.ts';
import styles from './completion-chart.module.css';

interface Props {
  readonly campaign: CampaignListItem;
  readonly progress: ScreeningProgress | undefined;
  readonly told?: boolean;
}

const CompletionFigure = ({
  title,
  line,
}: {
  readonly title: string;
  readonly line: RefObject<HTMLElement | null>;
}) => (
  <FigureMenu
    title={title}
    words={useMessages(report)}
    chart={() => line.current?.querySelector<SVGSVGElement>('svg[role=img]')}
  />
);

/** Completions of the last thirty days; nothing before the first. */
export const CompletionChart = ({ campaign, progress, told = false }: Props) => {
  const t = useMessages(backoffice.campaigns).progress;
  const line = useRef<HTMLElement>(null);
  const { language } = useLanguage();
  const { completed } = progress?.candidates ?? peopleOf(campaign);
  if (completed === 0) return null;
  if (!progress) return <span className={styles.completionLine} data-told={told || undefined} />;
  const total = (field: 'started' | 'completed') => {
    const number = progress.days.reduce((sum, day) => sum + day[field], 0);
    return [number, formatNumber(number, language)] as const;
  };
  const sentence = t.sentence(...total('started'), ...total('completed'));
  const title = t.title(campaign.name);
  return (
    <span ref={line} className={styles.completionLine} data-told={told || undefined}>
      <Sparkline
        values={completionsByDay(progress.days, completed)}
        title={title}
        description={sentence}
        width={told ? 200 : 120}
        format={{ integer: (value) => formatNumber(value, language) }}
      />
      {told && (
        <>
          <span>{sentence}</span>
          <WithFigures of={sentence} people={completed}>
            <CompletionFigure title={title} line={line} />
          </WithFigures>
        </>
      )}
    </span>
  );
};
