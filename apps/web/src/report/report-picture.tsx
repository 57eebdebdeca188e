import { ChartTable, type NumberFormats } from '@cadran/charts';
import type { Picture } from '@cadran/reports';
import type { ReportMessages } from '@cadran/i18n/report';
import { useId, useState } from 'react';
import { TermNames } from '../glossary/term-names.tsx';
import { DrawnPicture, pictureWidth } from './draw-picture.tsx';
import { pictureTable } from './picture-table.ts';
import { ScrollRegion } from './scroll-region.tsx';
import { useWidth } from './use-width.ts';
import './report-picture.css';
import './report-table.css';

interface Props {
  readonly picture: Picture;
  readonly format: NumberFormats;
  readonly words: ReportMessages;
}

/** A picture as wide as its place allows; the same numbers as a table one press away. */
export const ReportPicture = ({ picture, format, words }: Props) => {
  const [ref, room] = useWidth();
  const [asTable, setAsTable] = useState(false);
  const press = asTable ? words.showPicture : words.showTable;
  const caption = useId();
  const table = pictureTable(picture, format);
  const width = room === null ? null : pictureWidth(picture.kind, room);
  return (
    <figure className="report-picture" data-kind={picture.kind} aria-labelledby={caption}>
      <figcaption>
        <span id={caption}>{picture.title}</span>
        {table && (
          <button
            type="button"
            aria-label={`${press}${words.of}${picture.title}`}
            onClick={() => setAsTable(!asTable)}
          >
            {press}
          </button>
        )}
      </figcaption>
      {picture.terms && <TermNames terms={picture.terms} />}
      <div ref={ref} className="report-picture-place">
        {asTable && table ? (
          <ScrollRegion label={picture.title}>
            <ChartTable table={table} caption={picture.title} className="report-table" />
          </ScrollRegion>
        ) : (
          width !== null && (
            <div style={{ width }}>
              <DrawnPicture picture={picture} width={width} format={format} />
            </div>
          )
        )}
      </div>
    </figure>
  );
};
