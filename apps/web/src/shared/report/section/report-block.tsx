import type { ReportBlock } from '@cadran/contract';
import type { NumberFormats } from '@cadran/charts';
import type { ReportMessages } from '@cadran/i18n/report';
import { NamedTerm } from '../../glossary/named-term.tsx';
import { Callout } from './callout.tsx';
import { renderEach } from '../render-each.ts';
import { ReportPicture } from '../picture/report-picture.tsx';
import { ReportTable } from '../table/report-table.tsx';
import styles from './report-body.module.css';

interface Props {
  readonly block: ReportBlock;
  readonly format: NumberFormats;
  readonly words: ReportMessages;
  /** Accessible name of a table without its own. */
  readonly sectionTitle: string;
}

/** One block of a report; packages/pdf renders the same ones. */
export const Block = ({ block, format, words, sectionTitle }: Props) => {
  switch (block.kind) {
    case 'paragraph':
      return <p className={block.lead && styles.lead}>{block.text}</p>;
    case 'subtitle':
      return <h3>{block.text}</h3>;
    case 'html':
      // The organisation's HTML, sanitised by the server when it was saved.
      return <div className={styles.html} dangerouslySetInnerHTML={{ __html: block.html }} />;
    case 'list':
      return (
        <ul>
          {renderEach(block.items, (item) => (
            <li>{item}</li>
          ))}
        </ul>
      );
    case 'facts':
      return (
        <dl className={styles.facts}>
          {renderEach(block.facts, ({ name, value, term }) => (
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
      return <p className={styles.small}>{block.text}</p>;
  }
};
