import type { Report } from '@cadran/contract';
import { codeCardSheet, type CodeCards } from './code-cards/code-cards.ts';
import type { DrawPicture } from './draw-picture.tsx';
import { createPdfRenderer } from './renderer.ts';
import { reportDocument, type ReportBranding } from './composing/report-document.ts';

export interface ReportPrinter {
  /** Renders a report as PDF; concurrent calls are queued. */
  print(report: Report, look: ReportBranding): Promise<Uint8Array>;
  /** Renders cards with codes; in the same queue. */
  printCodeCards(cards: CodeCards): Promise<Uint8Array>;
  /** Starts the worker, so that the first print is not slow. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

/** `draw` is injected: the bundle in production, the source in tests. */
export const createReportPrinter = (draw: DrawPicture): ReportPrinter => {
  const renderer = createPdfRenderer();
  return {
    print: (report, look) => renderer.render(() => reportDocument(report, look, draw)),
    printCodeCards: (cards) => renderer.render(() => codeCardSheet(cards)),
    warm: () => renderer.warm(),
    close: () => renderer.close(),
  };
};
