import { respondent } from '@cadran/i18n/respondent';
import { toMinutes } from '@cadran/instruments/parts/duration';
import { type ComponentType, useEffect, useRef } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import styles from './progress.module.css';

export const PROGRESS_PLACE = 'progress-place';

interface Props {
  readonly Title: ComponentType;
  readonly page: number;
  readonly pages: number;
  /** Seconds of what is not done and in all: a long page counts for more than a short one. */
  readonly left: number;
  readonly total: number;
  readonly organization: string;
}

/** Which part, which page of it, how far, how long still. */
export const Progress = (props: Props) => {
  const { Title, page, pages, left, total, organization } = props;
  const t = useMessages(respondent.engine);
  const where = useRef<HTMLSpanElement>(null);
  const percent = total === 0 ? 100 : Math.round((100 * (total - left)) / total);
  useEffect(() => {
    document.title = `${where.current?.textContent ?? ''} · ${organization}`;
  });
  return (
    <div className={styles.progress}>
      <p className={styles.words}>
        <span ref={where} id={PROGRESS_PLACE}>
          <strong>
            <Title />
          </strong>
          {pages > 1 && ` · ${t.pageOf(page + 1, pages)}`}
        </span>
        <span>{left > 0 ? t.minutesLeft(toMinutes(left)) : t.allAnswered}</span>
      </p>
      <progress className={styles.bar} max={100} value={percent} aria-label={t.progress(percent)} />
    </div>
  );
};
