import type {
  ChartModel,
  Report,
  ReportBlock,
  ReportOpening,
  ReportSection,
} from '@cadran/contract';

/** Codes are not words. */
const CODES: ReadonlySet<string> = new Set(['kind', 'tone', 'term']);

/** Every string of a value, however deep. */
const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (CODES.has(key) ? [] : stringsIn(part)));
};

const wordsOfPicture = (picture: ChartModel): string[] => {
  const { title, description, texts } = picture;
  const labels =
    'rows' in picture ? picture.rows.flatMap((row) => ('label' in row ? [row.label] : [])) : [];
  return [title, description, ...labels, ...stringsIn(texts)];
};

const wordsOfBlock = (block: ReportBlock): string[] => {
  if (block.kind === 'picture') return wordsOfPicture(block.picture);
  return stringsIn(block);
};

export const wordsOfSection = ({ title, score, blocks }: ReportSection): string[] => [
  title,
  ...(score ? stringsIn([score.text, score.note, score.arithmetic]) : []),
  ...blocks.flatMap(wordsOfBlock),
];

const wordsOfOpening = ({ gauge, sections, ...lists }: ReportOpening): string[] => [
  ...wordsOfPicture(gauge),
  ...(sections ? wordsOfPicture(sections) : []),
  ...stringsIn(lists),
];

/** All that a reader may read. */
export const wordsOfReport = ({ title, subtitle, opening, sections }: Report): string[] => [
  title,
  subtitle,
  ...(opening ? wordsOfOpening(opening) : []),
  ...sections.flatMap(wordsOfSection),
];

/** The form without the words: what both languages must share. */
export const shapeOf = (value: unknown): unknown => {
  if (typeof value === 'string') return '';
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shapeOf(part)]));
};

export const sectionOf = (report: Report, id: string): ReportSection => {
  const found = report.sections.find((section) => section.id === id);
  if (!found) throw new Error(`no section ${id}`);
  return found;
};

/** A number as a report writes it, read back. */
export const readNumber = (text: string, language: Report['language']): number => {
  const plain = text.replaceAll(/[\s\u00a0\u202f]/gu, '').replace('−', '-');
  return Number(language === 'fr' ? plain.replace(',', '.') : plain.replaceAll(',', ''));
};
