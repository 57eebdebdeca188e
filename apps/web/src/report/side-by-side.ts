import type { ReportBlock } from '@cadran/reports';

const isBars = (block: ReportBlock | undefined): boolean =>
  block?.kind === 'picture' && block.picture.kind === 'culture_bars';

/** A picture bears its title on screen: a heading above it that says no more is for paper. */
const repeatsItself = (block: ReportBlock, next: ReportBlock | undefined): boolean =>
  block.kind === 'subtitle' && next?.kind === 'picture' && next.picture.title.includes(block.text);

/** Bars of two groups that follow each other are there to be compared: one row. */
export const rowsOf = (blocks: readonly ReportBlock[]): readonly (readonly ReportBlock[])[] => {
  const rows: ReportBlock[][] = [];
  for (const [place, block] of blocks.entries()) {
    if (repeatsItself(block, blocks[place + 1])) continue;
    const last = rows.at(-1);
    if (last && isBars(block) && isBars(last.at(-1))) last.push(block);
    else rows.push([block]);
  }
  return rows;
};
