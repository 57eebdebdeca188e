import type { ReportBlock } from '@cadran/contract';

type PictureKind = Extract<ReportBlock, { kind: 'picture' }>['picture']['kind'];

const isPicture = (block: ReportBlock | undefined, kind: PictureKind): boolean =>
  block?.kind === 'picture' && block.picture.kind === kind;

/** Bars of two groups for comparison, and bars beside the diagram of the same group. */
const standBeside = (left: ReportBlock | undefined, right: ReportBlock): boolean =>
  isPicture(right, 'culture_bars') &&
  (isPicture(left, 'culture_bars') || isPicture(left, 'quadrant'));

/** Charts show their title on screen, so an equal heading above is needed only in print. */
const repeatsTitle = (block: ReportBlock, next: ReportBlock | undefined): boolean =>
  block.kind === 'subtitle' && next?.kind === 'picture' && next.picture.title.includes(block.text);

/** Pictures that are read together are shown in one row. */
export const groupIntoRows = (
  blocks: readonly ReportBlock[],
): readonly (readonly ReportBlock[])[] => {
  const rows: ReportBlock[][] = [];
  for (const [place, block] of blocks.entries()) {
    if (repeatsTitle(block, blocks[place + 1])) continue;
    const last = rows.at(-1);
    if (last && standBeside(last.at(-1), block)) last.push(block);
    else rows.push([block]);
  }
  return rows;
};
