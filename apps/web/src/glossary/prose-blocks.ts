export type ProseBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

const ITEM = '- ';

/** What a dictionary's long text is made of: blank lines separate, “- ” begins an item of a list. */
export const proseBlocks = (text: string): readonly ProseBlock[] =>
  text.split('\n\n').map((block) =>
    block.startsWith(ITEM)
      ? {
          kind: 'list',
          items: block.split('\n').map((line) => line.slice(ITEM.length)),
        }
      : { kind: 'paragraph', text: block },
  );

/** The pieces of a line, every second one of them strong. */
export const strongPieces = (line: string): readonly string[] => line.split('**');
