import type { Block } from './document.ts';

/** More than this before a picture is a text of its own. */
const MOST = 3;

/** Words that lead to a picture or a table stay with it: neither they nor their title end a page alone. */
export const keepTogether = (blocks: readonly Block[]): Block[] => {
  const kept: Block[] = [];
  let leading = 0;
  for (const block of blocks.toReversed()) {
    const isWords = block.kind === 'paragraph' || block.kind === 'small';
    if (isWords && leading > 0) {
      leading -= 1;
      kept.push({ ...block, sticky: true });
      continue;
    }
    leading =
      block.kind === 'figure' || block.kind === 'columns' || block.kind === 'table' ? MOST : 0;
    kept.push(block);
  }
  return kept.toReversed();
};
