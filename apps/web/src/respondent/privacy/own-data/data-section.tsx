import type { Report } from '@cadran/contract';
import { renderEach } from '../../../shared/report/render-each.ts';
import styles from './data-section.module.css';

type Section = Report['sections'][number];
type Block = Section['blocks'][number];

/** Question and answer stand below each other: a table of two columns is too narrow for a phone. */
const Pairs = ({ pairs }: { readonly pairs: readonly (readonly [string, string])[] }) => (
  <dl className={styles.pairs}>
    {renderEach(pairs, ([name, value]) => (
      <div>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

const Table = ({ columns, rows }: Extract<Block, { kind: 'table' }>) =>
  columns.length === 2 ? (
    <Pairs pairs={rows.map(([name = '', value = '']) => [name, value] as const)} />
  ) : (
    <ul className={styles.rows}>
      {renderEach(rows, (cells) => (
        <li>
          <Pairs pairs={columns.map((column, index) => [column, cells[index] ?? ''] as const)} />
        </li>
      ))}
    </ul>
  );

const DataBlock = ({ block }: { readonly block: Block }) => {
  switch (block.kind) {
    case 'facts':
      return <Pairs pairs={block.facts.map(({ name, value }) => [name, value] as const)} />;
    case 'table':
      return <Table {...block} />;
    case 'list':
      return (
        <ol className={styles.list}>
          {renderEach(block.items, (item) => (
            <li>{item}</li>
          ))}
        </ol>
      );
    case 'paragraph':
    case 'subtitle':
    case 'small':
      return <p>{block.text}</p>;
    default:
      // What is held is told in words: there are no pictures in it.
      return null;
  }
};

interface Props {
  readonly section: Section;
  readonly open: boolean;
}

/** One collapsible section of the stored data. */
export const DataSection = ({ section: { title, blocks }, open }: Props) => (
  <details className={styles.section} open={open}>
    <summary>
      <h2>{title}</h2>
    </summary>
    {renderEach(blocks, (block) => (
      <DataBlock block={block} />
    ))}
  </details>
);
