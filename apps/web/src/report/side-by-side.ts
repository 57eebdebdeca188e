import type { ReportBlock } from '@cadran/reports';

const isBars = (block: ReportBlock | undefined): boolean =>
  block?.kind === 'picture' && block.picture.kind === 'culture_bars';

/** Bars of two groups that follow each other are there to be compared: one row. */
export const rowsOf = (blocks: readonly ReportBlock[]): readonly (readonly ReportBlock[])[] => {
  const rows: ReportBlock[][] = [];
  for (const block of blocks) {
    const last = rows.at(-1);
    if (last && isBars(block) && isBars(last.at(-1))) last.push(block);
    else rows.push([block]);
  }
  return rows;
};
