import type { ReportBlock } from '@cadran/contract';
import { isSingleRanking } from './report-figure.ts';

type PictureBlock = Extract<ReportBlock, { kind: 'picture' }>;

/** Blocks below each other, or two groups side by side. */
export type Composed =
  | { readonly kind: 'one'; readonly block: ReportBlock }
  | {
      readonly kind: 'beside';
      readonly left: readonly ReportBlock[];
      readonly right: readonly ReportBlock[];
      /** The left group's part of the width. */
      readonly share: number;
    };

const WORDS: ReadonlySet<ReportBlock['kind']> = new Set(['subtitle', 'paragraph', 'list']);
const VERDICT: ReadonlySet<ReportBlock['kind']> = new Set([
  'callout',
  'facts',
  'small',
  'paragraph',
]);

/**
 * The first blocks of these kinds, up to a maximum. A title stays with the table or picture it announces and with all
 * its paragraphs.
 */
const runOf = (
  blocks: readonly ReportBlock[],
  kinds: ReadonlySet<ReportBlock['kind']>,
  most: number,
): readonly ReportBlock[] => {
  const end = blocks.findIndex(({ kind }) => !kinds.has(kind));
  const run = blocks.slice(0, Math.min(most, end < 0 ? blocks.length : end));
  const next = blocks[run.length];
  const title = run.findLastIndex(({ kind }) => kind === 'subtitle');
  const goesOn = next !== undefined && next.kind !== 'subtitle';
  if (goesOn && title > 0) run.length = title;
  while (run.at(-1)?.kind === 'subtitle') run.pop();
  return run;
};

/** The groups that start with a picture, and how many of the following blocks they use. */
interface Group {
  readonly composed: readonly Composed[];
  readonly taken: number;
}

const beside = (
  picture: PictureBlock,
  right: readonly ReportBlock[],
  share: number,
): Group | undefined =>
  right.length === 0
    ? undefined
    : { composed: [{ kind: 'beside', left: [picture], right, share }], taken: right.length };

/** The verdict in words over the whole width; below it the gauge with its figures and the bars of the sections. */
const verdictGroup = (gauge: PictureBlock, rest: readonly ReportBlock[]): Group | undefined => {
  const run = runOf(rest, VERDICT, rest.length);
  const bars = rest[run.length];
  if (bars?.kind !== 'picture' || bars.picture.kind !== 'sections') return beside(gauge, run, 0.4);
  const one = (block: ReportBlock): Composed => ({ kind: 'one', block });
  const facts = run.filter(({ kind }) => kind === 'facts');
  return {
    composed: [
      ...run.filter(({ kind }) => kind === 'callout').map(one),
      { kind: 'beside', left: [gauge, ...facts], right: [bars], share: 0.38 },
      ...run.filter(({ kind }) => kind === 'small' || kind === 'paragraph').map(one),
    ],
    taken: run.length + 1,
  };
};

const isBars = (block: ReportBlock | undefined): block is PictureBlock =>
  block?.kind === 'picture' && block.picture.kind === 'culture_bars';

/** Two groups' bars, each under the group's name. */
const barsPair = (blocks: readonly ReportBlock[]): Group | undefined => {
  const [first, firstBars, second, secondBars] = blocks;
  return first?.kind === 'subtitle' &&
    isBars(firstBars) &&
    second?.kind === 'subtitle' &&
    isBars(secondBars)
    ? {
        composed: [
          { kind: 'beside', left: [first, firstBars], right: [second, secondBars], share: 0.5 },
        ],
        taken: 3,
      }
    : undefined;
};

const groupOf = (block: PictureBlock, rest: readonly ReportBlock[]): Group | undefined => {
  const [next] = rest;
  switch (block.picture.kind) {
    case 'gauge':
      return verdictGroup(block, rest);
    case 'quadrant':
      return isBars(next)
        ? beside(block, [next, ...runOf(rest.slice(1), WORDS, 5)], 0.49)
        : beside(block, runOf(rest, WORDS, 6), 0.47);
    case 'distribution':
      return beside(block, runOf(rest, WORDS, 2), 0.66);
    case 'value_circle':
      return beside(block, runOf(rest, WORDS, 5), 0.58);
    case 'motivations':
      return beside(block, runOf(rest, WORDS, 5), isSingleRanking(block.picture) ? 0.36 : 0.58);
    case 'traits':
      return block.picture.variant === 'facets' && next?.kind === 'list'
        ? beside(block, [next], 0.36)
        : undefined;
    default:
      return undefined;
  }
};

/** Lays pictures and their explanation side by side to save pages. */
export const composeBlocks = (blocks: readonly ReportBlock[]): Composed[] => {
  const composed: Composed[] = [];
  let place = 0;
  while (place < blocks.length) {
    const block = blocks[place];
    place += 1;
    if (block === undefined) continue;
    const group =
      block.kind === 'picture'
        ? groupOf(block, blocks.slice(place))
        : barsPair(blocks.slice(place - 1));
    composed.push(...(group?.composed ?? [{ kind: 'one' as const, block }]));
    place += group?.taken ?? 0;
  }
  return composed;
};
