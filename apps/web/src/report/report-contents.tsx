import type { ReportSection } from '@cadran/reports';
import type { ReportMessages } from '@cadran/i18n/report';
import type { MouseEvent } from 'react';
import { useSectionInView } from './use-section-in-view.ts';
import './report-contents.css';

interface Props {
  readonly sections: readonly ReportSection[];
  readonly words: ReportMessages;
}

/** The reader is at the section's heading, by eye and by screen reader. */
const goTo = (id: string): void => {
  document.getElementById(id)?.scrollIntoView();
  document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
};

/** The way through a report: a list beside it, a choice above it on a phone. */
export const ReportContents = ({ sections, words }: Props) => {
  const inView = useSectionInView(sections.map(({ id }) => id));
  const follow = (event: MouseEvent, id: string): void => {
    event.preventDefault();
    goTo(id);
  };
  return (
    <nav className="report-contents" aria-label={words.sections}>
      <ol>
        {sections.map(({ id, title, score }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === inView ? 'location' : undefined}
              onClick={(event) => follow(event, id)}
            >
              <span>{title}</span>
              {score && <span aria-hidden>{score.value ?? '–'}</span>}
            </a>
          </li>
        ))}
      </ol>
      <label>
        <span className="visually-hidden">{words.sections}</span>
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
