import { renderEach } from '../../report/render-each.ts';
import { proseBlocks, strongPieces } from './prose-blocks.ts';

const isStrong = (place: number): boolean => place % 2 === 1;

const Line = ({ text }: { readonly text: string }) =>
  renderEach(strongPieces(text), (piece, place) =>
    isStrong(place) ? <strong>{piece}</strong> : piece,
  );

export const Prose = ({ text }: { readonly text: string }) =>
  renderEach(proseBlocks(text), (block) =>
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
