import type { Block } from './document.ts';

/** How many paragraphs before a block stay on its page. */
const LED_TO: Partial<Record<Block['kind'], number>> = { figure: 3, columns: 3, table: 3, list: 1 };
/** Up to this many paragraphs under a title stay together. */
const ONE_THOUGHT = 3;

const isWords = ({ kind }: Block): boolean => kind === 'paragraph' || kind === 'small';
const stick = (block: Block): Block =>
  block.kind === 'paragraph' || block.kind === 'small' ? { ...block, sticky: true } : block;

/**
 * Text that introduces a picture, a table or a list stays with it, so that neither it nor its title ends a page alone;
 * likewise the last of a title's few paragraphs.
 */
export const keepTogether = (blocks: readonly Block[]): Block[] => {
  const kept = [...blocks];
  let start = 0;
  while (start < kept.length) {
    const length = kept.slice(start).findIndex((block) => !isWords(block));
    const end = length < 0 ? kept.length : start + length;
    const next = kept[end];
    const leading = next ? (LED_TO[next.kind] ?? 0) : 0;
    const isThought = kept[start - 1]?.kind === 'section' && end - start <= ONE_THOUGHT;
    const from = isThought ? start : Math.max(start, end - leading);
    const to = leading > 0 ? end : isThought ? end - 1 : from;
    for (let place = from; place < to; place += 1) {
      const block = kept[place];
      if (block) kept[place] = stick(block);
    }
    start = end + 1;
  }
  return kept;
};
