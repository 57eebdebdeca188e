import type { NumberFormats } from '@cadran/charts';
import type { ReportBlock } from '@cadran/reports';
import type { ReportMessages } from '@cadran/i18n/report';
import { NamedTerm } from '../glossary/named-term.tsx';
import { Callout } from './callout.tsx';
import { inOrder } from './in-order.ts';
import { ReportPicture } from './report-picture.tsx';
import { ReportTable } from './report-table.tsx';
import './report-block.css';

interface Props {
  readonly block: ReportBlock;
  readonly format: NumberFormats;
  readonly words: ReportMessages;
  /** Names a table that has no name of its own. */
  readonly sectionTitle: string;
}

/** One block of a report; packages/pdf draws the same ones on paper. */
export const Block = ({ block, format, words, sectionTitle }: Props) => {
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'subtitle':
      return <h3>{block.text}</h3>;
    case 'html':
      // The organisation's own words, made harmless by the server when they were saved.
      return <div className="report-html" dangerouslySetInnerHTML={{ __html: block.html }} />;
    case 'list':
      return (
        <ul>
          {inOrder(block.items, (item) => (
            <li>{item}</li>
          ))}
        </ul>
      );
    case 'facts':
      return (
        <dl className="report-facts">
          {inOrder(block.facts, ({ name, value, term }) => (
            <div>
              <dt>
                <NamedTerm name={name} term={term} />
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return <ReportTable {...block} label={sectionTitle} />;
    case 'callout':
      return (
        <Callout
          tone={block.tone}
          title={<NamedTerm name={block.title} term={block.term} />}
          text={block.text}
        />
      );
    case 'picture':
      return <ReportPicture picture={block.picture} format={format} words={words} />;
    case 'small':
      return <p className="report-small">{block.text}</p>;
  }
};
