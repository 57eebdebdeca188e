import type { NumberFormats } from '@cadran/charts';
import type { ReportSection as Section } from '@cadran/reports';
import type { ReportMessages } from '@cadran/i18n/report';
import { Arithmetic } from './arithmetic.tsx';
import { inOrder } from './in-order.ts';
import { Block } from './report-block.tsx';
import { rowsOf } from './side-by-side.ts';
import './report-section.css';

interface Props {
  readonly section: Section;
  readonly format: NumberFormats;
  readonly words: ReportMessages;
}

export const ReportSection = ({ section: { id, title, score, blocks }, format, words }: Props) => (
  <section id={id} className="report-section" aria-labelledby={`${id}-title`}>
    <header className="report-section-head">
      <h2 id={`${id}-title`} tabIndex={-1}>
        {title}
      </h2>
      {score && (
        <p className="report-chip" data-scored={score.value !== null || undefined}>
          {score.value !== null && (
            <svg width={64} height={6} aria-hidden>
              <rect width={64} height={6} rx={3} fill="#c9d6e0" />
              <rect width={(score.value / 100) * 64} height={6} rx={3} fill="#2d5573" />
            </svg>
          )}
          {score.text}
        </p>
      )}
    </header>
    <div className="report-body">
      {score?.note && <p className="report-small">{score.note}</p>}
      {inOrder(rowsOf(blocks), (row) => {
        const drawn = inOrder(row, (block) => (
          <Block block={block} format={format} words={words} sectionTitle={title} />
        ));
        return row.length > 1 ? <div className="report-row">{drawn}</div> : drawn;
      })}
      {score && <Arithmetic steps={score.arithmetic} words={words} />}
    </div>
  </section>
);
