import type { Language } from '@cadran/contract/codes';
import type { Interval } from '@cadran/scoring';
import type { ProfilingDraft } from '../profiling/profiling-draft.ts';
import { bracketed } from '../profiling/reading.ts';
import type { CategoryChart, Deck, DeckFigure } from './deck.ts';

type Written = Pick<ProfilingDraft, 'words' | 'texts' | 'write'>;

export const figure = (value: number, interval: Interval | null | undefined): DeckFigure => ({
  value,
  interval: interval ?? null,
});

const onOneLine = (text: string): string => text.replaceAll(' ', '\u00a0');

/** "12.3 [8.1; 16.0]" */
export const decimalText = ({ write }: Written, { value, interval }: DeckFigure): string =>
  onOneLine(bracketed((one) => write.decimal(one), value, interval));

export const signedText = ({ write }: Written, { value, interval }: DeckFigure): string =>
  onOneLine(bracketed((one) => write.signed(one), value, interval));

const STEP = 10;

/** From zero, or from below it, to the next ten beyond every figure and interval. */
export const scaleOf = (series: CategoryChart['series']): readonly [number, number] => {
  const ends = series.flatMap(({ figures }) =>
    figures.flatMap((one) => (one ? [one.value, ...(one.interval ?? [])] : [])),
  );
  const from = Math.min(0, ...ends);
  const to = Math.max(STEP, ...ends);
  return [STEP * Math.floor(from / STEP), STEP * Math.ceil(to / STEP)];
};

/** Notes of a page: what to say, then how sure it is. */
export const notesOf = (
  { words }: Pick<Written, 'words'>,
  say: readonly string[],
  sure: readonly string[],
): readonly string[] => [
  words.slides.say,
  ...say,
  ...(sure.length > 0 ? [words.slides.sure, ...sure] : []),
];

export const headingsOf = ({ words, texts }: Omit<Written, 'write'>): Deck['headings'] => ({
  low: texts.export.ends[0],
  high: texts.export.ends[1],
  below: words.slides.below,
  above: words.slides.above,
  horizontal: texts.export.x,
  vertical: texts.export.y,
});

export type Headed = Pick<Deck, 'title' | 'subtitle' | 'facts' | 'notes' | 'slides'>;

/** The organisation's name and what the presentation is about stand at the foot of every page. */
export const deckOf = (
  draft: Omit<Written, 'write'> & { readonly language: Language },
  organization: string,
  deck: Headed,
): Deck => ({
  ...deck,
  language: draft.language,
  footer: `${organization} · ${deck.subtitle}`,
  headings: headingsOf(draft),
});
