import { themeTokens } from '@cadran/theme';
import type { Theme, Report, ReportBlock, ReportSection } from '@cadran/contract';
import type { Language } from '@cadran/i18n';
import { columnWidths } from './column-widths.ts';
import { composeBlocks } from './compose-blocks.ts';
import type { Block, Inline, PdfDocument, RichBlock } from './document.ts';
import type { DrawPicture } from '../draw-picture.tsx';
import { keepTogether } from './keep-together.ts';
import { figureOf } from './report-figure.ts';
import { parseRichText } from './rich-text.ts';
import { summaryPage } from './summary-page.ts';

/** Logo, colours, header and footer of a report. */
export interface ReportBranding {
  readonly organization: PdfDocument['organization'];
  readonly theme: Theme;
  /** Custom HTML of the campaign, sanitised when it was saved; null: none. */
  readonly header: string | null;
  readonly footer: string | null;
}

const PDF_TEXTS = {
  fr: {
    pageLabel: 'Page {page} sur {pages}',
    annex: 'Annexe : comment les scores sont calculés',
  },
  en: { pageLabel: 'Page {page} of {pages}', annex: 'Annex: how the scores are computed' },
} as const satisfies Record<Language, { pageLabel: string; annex: string }>;

const text = (value: string): readonly Inline[] => [{ kind: 'text', text: value }];

const blockOf = (block: ReportBlock, report: Report, draw: DrawPicture): readonly Block[] => {
  switch (block.kind) {
    case 'paragraph':
      return [
        {
          kind: 'paragraph',
          content: block.lead ? [{ kind: 'strong', content: text(block.text) }] : text(block.text),
        },
      ];
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
          widths: columnWidths([block.columns, ...block.rows], block.numeric),
          ...(block.numeric && { numeric: block.numeric }),
        },
      ];
    case 'picture':
      return [
        // Other reports say what a picture shows in the text above it.
        ...(report.kind === 'evidence'
          ? [{ kind: 'heading' as const, level: 1 as const, content: text(block.picture.title) }]
          : []),
        figureOf(block.picture, report.language, draw),
      ];
    case 'facts':
    case 'callout':
    case 'small':
      return [block];
  }
};

const blocksOf = ({ blocks }: ReportSection, report: Report, draw: DrawPicture): Block[] => {
  const narrow = (given: readonly ReportBlock[]): readonly Block[] =>
    given.flatMap((block) =>
      block.kind === 'picture'
        ? [figureOf(block.picture, report.language, draw, true)]
        : blockOf(block, report, draw),
    );
  return composeBlocks(blocks).flatMap((composed): readonly Block[] =>
    composed.kind === 'one'
      ? blockOf(composed.block, report, draw)
      : [
          {
            kind: 'columns',
            shares: [composed.share, 1 - composed.share],
            columns: [narrow(composed.left), narrow(composed.right)],
          },
        ],
  );
};

const sectionOf = (section: ReportSection, report: Report, draw: DrawPicture): Block[] => [
  {
    kind: 'section',
    id: section.id,
    title: section.title,
    ...(section.score && { score: section.score.text }),
  },
  ...(section.score?.note ? [{ kind: 'small' as const, text: section.score.note }] : []),
  ...blocksOf(section, report, draw),
];

/** The arithmetic of all scores, at the end of the PDF. */
const annexOf = ({ sections }: Report): Block[] =>
  sections
    .filter(({ score }) => (score?.arithmetic.length ?? 0) > 0)
    .map(({ title, score }) => ({
      kind: 'arithmetic',
      title,
      result: score?.text ?? '',
      steps: (score?.arithmetic ?? []).map(({ name, value, explanation = '' }) => ({
        name,
        value,
        explanation,
      })),
    }));

const pageText = (html: string | null): readonly RichBlock[] =>
  html === null ? [] : parseRichText(html, { links: false });

/** The report model as a PDF document with the organisation's branding. */
export const reportDocument = (
  report: Report,
  look: ReportBranding,
  draw: DrawPicture,
): PdfDocument => {
  const tokens = themeTokens(look.theme);
  return {
    language: report.language,
    title: report.title,
    subtitle: report.subtitle,
    pageLabel: PDF_TEXTS[report.language].pageLabel,
    organization: look.organization,
    colors: {
      accent: tokens['--c-primary'],
      accentText: tokens['--c-primary-text'],
      accentSoft: tokens['--c-primary-soft'],
    },
    header: pageText(look.header),
    footer: pageText(look.footer),
    blocks: [
      ...(report.opening ? summaryPage(report, report.opening, draw) : []),
      ...keepTogether(report.sections.flatMap((section) => sectionOf(section, report, draw))),
    ],
    annexTitle: PDF_TEXTS[report.language].annex,
    annex: annexOf(report),
  };
};
