import type { Report, ReportOpening } from '@cadran/contract';
import type { DrawPicture } from '../draw-picture.tsx';
import type { Block } from './document.ts';
import { figureOf } from './report-figure.ts';

/** The opening of a recruiter's report: one page that can be printed alone. */
export const summaryPage = (
  { language }: Report,
  { gauge, sections, strengths, checks, reliability, facts, notice }: ReportOpening,
  draw: DrawPicture,
): readonly Block[] => [
  {
    kind: 'columns',
    shares: [0.42, 0.58],
    columns: [
      [figureOf(gauge, language, draw, true)],
      [
        { kind: 'highlights', tone: 'good', ...strengths },
        { kind: 'highlights', tone: 'caution', ...checks },
      ],
    ],
  },
  ...(sections ? [figureOf(sections, language, draw)] : []),
  { kind: 'callout', ...reliability },
  { kind: 'facts', facts },
  { kind: 'small', text: notice },
  { kind: 'page_break' },
];
