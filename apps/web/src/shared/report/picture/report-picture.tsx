import type { ChartModel } from '@cadran/contract';
import { Chart, ChartTable, chartTableData, type NumberFormats } from '@cadran/charts';
import type { ReportMessages } from '@cadran/i18n/report';
import { useId, useRef, useState } from 'react';
import { TermNames } from '../../glossary/term-names.tsx';
import { ScrollRegion } from '../table/scroll-region.tsx';
import { FigureMenu } from './figure/figure-menu.tsx';
import { useWidth } from './use-width.ts';
import reportTableStyles from '../table/report-table.module.css';
import styles from './report-picture.module.css';

/** Wider charts only gain empty space. */
const WIDEST: Partial<Record<ChartModel['kind'], number>> = {
  gauge: 340,
  quadrant: 600,
  value_circle: 600,
  motivations: 680,
};
const WIDEST_OTHER = 840;

interface Props {
  readonly picture: ChartModel;
  readonly format: NumberFormats;
  readonly words: ReportMessages;
  /** The title is said nearby. */
  readonly captionless?: boolean;
}

/** A chart at the available width, with a button to show its numbers as a table. */
export const ReportPicture = ({ picture, format, words, captionless }: Props) => {
  const [ref, room] = useWidth();
  const [asTable, setAsTable] = useState(false);
  const press = asTable ? words.showPicture : words.showTable;
  const caption = useId();
  const figure = useRef<HTMLElement>(null);
  const table = chartTableData(picture, format);
  const width = room && Math.min(room, WIDEST[picture.kind] ?? WIDEST_OTHER);
  return (
    <figure
      ref={figure}
      className={styles.picture}
      data-kind={picture.kind}
      data-captionless={captionless}
      aria-labelledby={caption}
    >
      <figcaption>
        <span id={caption} hidden={captionless}>
          {picture.title}
        </span>
        <span className={styles.actions}>
          {!asTable && (
            <FigureMenu
              title={picture.title}
              words={words}
              chart={() => figure.current?.querySelector<SVGSVGElement>('svg[role=img]')}
            />
          )}
          {table && (
            <button
              type="button"
              aria-label={`${press}${words.of}${picture.title}`}
              onClick={() => setAsTable(!asTable)}
            >
              {press}
            </button>
          )}
        </span>
      </figcaption>
      {picture.terms && <TermNames terms={picture.terms} />}
      <div ref={ref} className={styles.place}>
        {asTable && table ? (
          <ScrollRegion label={picture.title}>
            <ChartTable
              table={table}
              caption={picture.title}
              className={reportTableStyles.table ?? ''}
            />
          </ScrollRegion>
        ) : (
          width !== null && (
            <div style={{ width }}>
              <Chart model={picture} width={width} format={format} />
            </div>
          )
        )}
      </div>
    </figure>
  );
};
