import { respondent } from '@cadran/i18n/respondent';
import { type ComponentType, useEffect, useRef } from 'react';
import { useMessages } from '../../language/use-messages.ts';

interface Props {
  readonly Title: ComponentType;
  readonly page: number;
  readonly pages: number;
  /** Seconds done and in all: a long page counts for more than a short one. */
  readonly done: number;
  readonly total: number;
  readonly minutesLeft: number;
  readonly organization: string;
}

/** Which part, which page of it, how far, how long still. */
export const Progress = (props: Props) => {
  const { Title, page, pages, done, total, minutesLeft, organization } = props;
  const t = useMessages(respondent.engine);
  const where = useRef<HTMLSpanElement>(null);
  const percent = total === 0 ? 100 : Math.round((100 * done) / total);
  useEffect(() => {
    document.title = `${where.current?.textContent ?? ''} · ${organization}`;
  });
  return (
    <div className="progress">
      <p className="progress-words">
        <span ref={where}>
          <strong>
            <Title />
          </strong>
          {pages > 1 && ` · ${t.pageOf(page + 1, pages)}`}
        </span>
        {minutesLeft > 0 && <span>{t.minutesLeft(minutesLeft)}</span>}
      </p>
      <progress
        className="progress-bar"
        max={100}
        value={percent}
        aria-label={t.progress(percent)}
      />
    </div>
  );
};
