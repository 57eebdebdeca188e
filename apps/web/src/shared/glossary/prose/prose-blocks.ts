export type ProseBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

const ITEM = '- ';

/** Blank lines separate blocks, “- ” begins a list item. */
export const proseBlocks = (text: string): readonly ProseBlock[] =>
  text.split('\n\n').map((block) =>
    block.startsWith(ITEM)
      ? {
          kind: 'list',
          items: block.split('\n').map((line) => line.slice(ITEM.length)),
        }
      : { kind: 'paragraph', text: block },
  );

/** Every second piece is strong. */
export const strongPieces = (line: string): readonly string[] => line.split('**');
