import type { ReportBlock } from '@cadran/contract';

const isBars = (block: ReportBlock | undefined): boolean =>
  block?.kind === 'picture' && block.picture.kind === 'culture_bars';

/** Charts show their title on screen, so an equal heading above is needed only in print. */
const repeatsTitle = (block: ReportBlock, next: ReportBlock | undefined): boolean =>
  block.kind === 'subtitle' && next?.kind === 'picture' && next.picture.title.includes(block.text);

/** Consecutive bars of two groups are shown in one row for comparison. */
export const groupIntoRows = (
  blocks: readonly ReportBlock[],
): readonly (readonly ReportBlock[])[] => {
  const rows: ReportBlock[][] = [];
  for (const [place, block] of blocks.entries()) {
    if (repeatsTitle(block, blocks[place + 1])) continue;
    const last = rows.at(-1);
    if (last && isBars(block) && isBars(last.at(-1))) last.push(block);
    else rows.push([block]);
  }
  return rows;
};
