import type { ReportSection } from '@cadran/contract';
import type { ReportMessages } from '@cadran/i18n/report';
import type { MouseEvent } from 'react';
import { useSectionInView } from './use-section-in-view.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './report-contents.module.css';

interface Props {
  readonly sections: readonly ReportSection[];
  readonly words: ReportMessages;
}

/** Moves focus and scroll position to the section's heading. */
const goTo = (id: string): void => {
  document.getElementById(id)?.scrollIntoView();
  document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
};

/** Navigation of a report: a list beside it, a select above it on phones. */
export const ReportContents = ({ sections, words }: Props) => {
  const inView = useSectionInView(sections.map(({ id }) => id));
  const follow = (event: MouseEvent, id: string): void => {
    event.preventDefault();
    goTo(id);
  };
  return (
    <nav className={styles.contents} data-testid="report-contents" aria-label={words.sections}>
      <ol>
        {sections.map(({ id, title, score }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === inView ? 'location' : undefined}
              onClick={(event) => follow(event, id)}
            >
              <span>{title}</span>
              {score && (
                <span aria-hidden>
                  {score.value ?? '–'}
                  {score.interval && <small>{score.interval.join('–')}</small>}
                </span>
              )}
            </a>
          </li>
        ))}
      </ol>
      <label>
        <VisuallyHidden>{words.sections}</VisuallyHidden>
        <select value={inView} onChange={({ currentTarget }) => goTo(currentTarget.value)}>
          {sections.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
    </nav>
  );
};
