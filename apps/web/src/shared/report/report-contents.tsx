import type { ReportSection } from '@cadran/contract';
import type { ReportMessages } from '@cadran/i18n/report';
import { goToSection, SectionLink } from './section-link.tsx';
import { useSectionInView } from './use-section-in-view.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './report-contents.module.css';

interface Props {
  readonly sections: readonly ReportSection[];
  readonly words: ReportMessages;
}

/** Navigation of a report: a list beside it, a select above it on phones. */
export const ReportContents = ({ sections, words }: Props) => {
  const inView = useSectionInView(sections.map(({ id }) => id));
  return (
    <nav className={styles.contents} data-testid="report-contents" aria-label={words.sections}>
      <ol>
        {sections.map(({ id, title, score }) => (
          <li key={id}>
            <SectionLink id={id} aria-current={id === inView ? 'location' : undefined}>
              <span>{title}</span>
              {score && (
                <span aria-hidden>
                  {score.value ?? '–'}
                  {score.interval && <small>{score.interval.join('–')}</small>}
                </span>
              )}
            </SectionLink>
          </li>
        ))}
      </ol>
      <label>
        <VisuallyHidden>{words.sections}</VisuallyHidden>
        <select value={inView} onChange={({ currentTarget }) => goToSection(currentTarget.value)}>
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
