import type { ReportHighlights, ReportOpening } from '@cadran/contract';
import { report as reportWords } from '@cadran/i18n/report';
import { numberFormats } from '@cadran/reports/number-formats';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { ReportPicture } from '../../../../shared/report/picture/report-picture.tsx';
import { Callout } from '../../../../shared/report/section/callout.tsx';
import { ToneIcon } from '../../../../shared/report/section/tone-icon.tsx';
import { SectionLink } from '../../../../shared/report/section-link.tsx';
import styles from './opening.module.css';

interface HighlightsProps {
  readonly of: ReportHighlights;
  readonly tone: 'good' | 'caution';
}

const Highlights = ({ of: { title, items, none }, tone }: HighlightsProps) => (
  <section className={styles.highlights} data-tone={tone} aria-label={title}>
    <h2>
      <ToneIcon tone={tone} />
      {title}
    </h2>
    {items.length === 0 ? (
      <p>{none}</p>
    ) : (
      <ul>
        {items.map(({ section, title: name, score, why }) => (
          <li key={section}>
            <SectionLink id={section}>{name}</SectionLink>
            <span>{score}</span>
            <small>{why}</small>
          </li>
        ))}
      </ul>
    )}
  </section>
);

/** What a recruiter sees first: score, what stands out, sections, and how far the answers can be trusted. */
export const Opening = ({ opening }: { readonly opening: ReportOpening }) => {
  const words = useMessages(reportWords);
  const { language } = useLanguage();
  const format = numberFormats(language);
  const { gauge, sections, strengths, checks, reliability } = opening;
  return (
    <div className={styles.place}>
      <div className={styles.opening} data-testid="report-opening">
        <div className={styles.gauge}>
          <ReportPicture picture={gauge} format={format} words={words} captionless />
        </div>
        <div className={styles.lists}>
          <Highlights of={strengths} tone="good" />
          <Highlights of={checks} tone="caution" />
        </div>
        {sections && (
          <div className={styles.sections}>
            <ReportPicture picture={sections} format={format} words={words} />
          </div>
        )}
        <div className={styles.reliability}>
          <Callout {...reliability} />
        </div>
      </div>
    </div>
  );
};
