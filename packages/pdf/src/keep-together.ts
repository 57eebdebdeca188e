import type { Block } from './document.ts';

/** So many paragraphs lead to what follows them; more are a text of their own. */
const LED_TO: Partial<Record<Block['kind'], number>> = { figure: 3, columns: 3, table: 3, list: 1 };

/** Words that lead to a picture, a table or a list stay with it: neither they nor their title end a page alone. */
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
    leading = LED_TO[block.kind] ?? 0;
    kept.push(block);
  }
  return kept.toReversed();
};
