import type { ReportSection as Section } from '@cadran/contract';
import type { NumberFormats } from '@cadran/charts';
import type { ReportMessages } from '@cadran/i18n/report';
import type { ReactNode } from 'react';
import { Arithmetic } from './arithmetic.tsx';
import { renderEach } from '../render-each.ts';
import { Block } from './report-block.tsx';
import { groupIntoRows } from './group-rows.ts';
import reportBodyStyles from './report-body.module.css';
import styles from './report-section.module.css';

interface Props {
  readonly section: Section;
  readonly format: NumberFormats;
  readonly words: ReportMessages;
  /** After the blocks. */
  readonly children?: ReactNode;
}

export const ReportSection = ({
  section: { id, title, score, blocks },
  format,
  words,
  children,
}: Props) => (
  <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
    <header className={styles.head}>
      <h2 id={`${id}-title`} tabIndex={-1}>
        {title}
      </h2>
      {score && (
        <p
          className={styles.chip}
          data-testid="section-score"
          data-scored={score.value !== null || undefined}
        >
          {score.value !== null && (
            <svg width={64} height={6} data-chart aria-hidden>
              <rect width={64} height={6} rx={3} fill="var(--c-data-soft)" />
              <rect width={(score.value / 100) * 64} height={6} rx={3} fill="var(--c-data)" />
            </svg>
          )}
          {score.text}
        </p>
      )}
    </header>
    <div className={reportBodyStyles.body}>
      {score?.note && <p className={reportBodyStyles.small}>{score.note}</p>}
      {renderEach(groupIntoRows(blocks), (row) => {
        const content = renderEach(row, (block) => (
          <Block block={block} format={format} words={words} sectionTitle={title} />
        ));
        return row.length > 1 ? (
          <div className={styles.row} data-testid="report-row">
            {content}
          </div>
        ) : (
          content
        );
      })}
      {score && <Arithmetic steps={score.arithmetic} words={words} />}
      {children}
    </div>
  </section>
);
