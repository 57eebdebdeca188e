import { inOrder } from '../report/in-order.ts';
import { proseBlocks, strongPieces } from './prose-blocks.ts';

const isStrong = (place: number): boolean => place % 2 === 1;

const Line = ({ text }: { readonly text: string }) =>
  inOrder(strongPieces(text), (piece, place) =>
    isStrong(place) ? <strong>{piece}</strong> : piece,
  );

/** A long text of a dictionary: paragraphs, lists, strong words. */
export const Prose = ({ text }: { readonly text: string }) =>
  inOrder(proseBlocks(text), (block) =>
    block.kind === 'paragraph' ? (
      <p>
        <Line text={block.text} />
      </p>
    ) : (
      <ul>
        {block.items.map((item) => (
          <li key={item}>
            <Line text={item} />
          </li>
        ))}
      </ul>
    ),
  );
