import { themeTokens } from '@cadran/theme';
import type { Theme } from '@cadran/contract';
import type { Report, ReportBlock, ReportSection } from '@cadran/reports';
import type { Block, Inline, PdfDocument, RichBlock } from './document.ts';
import type { DrawPicture } from './draw-picture.tsx';
import { figureOf } from './report-figure.ts';
import { REPORT_WORDS } from './report-words.ts';
import { parseRichText } from './rich-text.ts';

/** How an organisation and a campaign dress their reports. */
export interface ReportLook {
  readonly organization: PdfDocument['organization'];
  readonly theme: Theme;
  /** Custom HTML of the campaign, sanitised when it was saved; null: none. */
  readonly header: string | null;
  readonly footer: string | null;
}

const text = (value: string): readonly Inline[] => [{ kind: 'text', text: value }];

const PAIRS: readonly (readonly [string, string])[] = [['quadrant', 'culture_bars']];

const pictureKind = (block: ReportBlock | undefined): string | undefined =>
  block?.kind === 'picture' ? block.picture.kind : undefined;

const isPair = (first: ReportBlock | undefined, second: ReportBlock | undefined): boolean =>
  PAIRS.some(([a, b]) => pictureKind(first) === a && pictureKind(second) === b);

const blockOf = (block: ReportBlock, report: Report, draw: DrawPicture): readonly Block[] => {
  switch (block.kind) {
    case 'paragraph':
      return [{ kind: 'paragraph', content: text(block.text) }];
    case 'html':
      return parseRichText(block.html, { links: true });
    case 'subtitle':
      return [{ kind: 'section', title: block.text, level: 2 }];
    case 'list':
      return [
        {
          kind: 'list',
          ordered: false,
          items: block.items.map((item) => ({ content: text(item), blocks: [] })),
        },
      ];
    case 'table':
      return [
        {
          kind: 'table',
          head: block.columns,
          rows: block.rows,
          ...(block.numeric && { numeric: block.numeric }),
        },
      ];
    case 'picture':
      return [figureOf(block.picture, report.language, draw)];
    case 'facts':
    case 'callout':
    case 'small':
      return [block];
  }
};

const blocksOf = ({ blocks }: ReportSection, report: Report, draw: DrawPicture): Block[] => {
  const drawn: Block[] = [];
  for (let place = 0; place < blocks.length; place++) {
    const [block, next] = [blocks[place], blocks[place + 1]];
    if (block === undefined) continue;
    if (block.kind === 'picture' && next?.kind === 'picture' && isPair(block, next)) {
      const half = (one: typeof block) => [figureOf(one.picture, report.language, draw, true)];
      drawn.push({ kind: 'columns', columns: [half(block), half(next)] });
      place += 1;
    } else drawn.push(...blockOf(block, report, draw));
  }
  return drawn;
};

const sectionOf = (section: ReportSection, report: Report, draw: DrawPicture): Block[] => [
  {
    kind: 'section',
    title: section.title,
    ...(section.score && { score: section.score.text }),
  },
  ...(section.score?.note ? [{ kind: 'small' as const, text: section.score.note }] : []),
  ...blocksOf(section, report, draw),
];

/** On screen each score opens its arithmetic; on paper all of it stands at the end. */
const annexOf = ({ language, sections }: Report): Block[] => {
  const explained = sections.filter(({ score }) => (score?.arithmetic.length ?? 0) > 0);
  if (explained.length === 0) return [];
  return [
    { kind: 'section', title: REPORT_WORDS[language].annex },
    ...explained.flatMap(({ title, score }): Block[] => [
      {
        kind: 'arithmetic',
        title,
        result: score?.text ?? '',
        steps: (score?.arithmetic ?? []).map(({ name, value, explanation = '' }) => ({
          name,
          value,
          explanation,
        })),
      },
    ]),
  ];
};

const pageText = (html: string | null): readonly RichBlock[] =>
  html === null ? [] : parseRichText(html, { links: false });

/** The report model as a document for paper: the same words and numbers, in the organisation's dress. */
export const reportDocument = (
  report: Report,
  look: ReportLook,
  draw: DrawPicture,
): PdfDocument => {
  const tokens = themeTokens(look.theme);
  return {
    language: report.language,
    title: report.title,
    subtitle: report.subtitle,
    pageLabel: REPORT_WORDS[report.language].pageLabel,
    organization: look.organization,
    colors: {
      accent: tokens['--c-primary'],
      accentText: tokens['--c-primary-text'],
      accentSoft: tokens['--c-primary-soft'],
    },
    header: pageText(look.header),
    footer: pageText(look.footer),
    blocks: [
      ...report.sections.flatMap((section) => sectionOf(section, report, draw)),
      ...annexOf(report),
    ],
  };
};
