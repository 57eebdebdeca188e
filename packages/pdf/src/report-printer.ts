import type { Report } from '@cadran/contract';
import { codeCardSheet, type CodeCards } from './code-cards/code-cards.ts';
import type { DrawPicture } from './draw-picture.tsx';
import { createPdfRenderer, type PdfRenderer, type RendererOptions } from './renderer.ts';
import { reportDocument, type ReportBranding } from './composing/report-document.ts';

export interface ReportPrinter {
  /** Renders a report as PDF; concurrent calls are queued. */
  print(report: Report, look: ReportBranding): Promise<Uint8Array>;
  /** Renders cards with codes; in the same queue. */
  printCodeCards(cards: CodeCards): Promise<Uint8Array>;
  /** Starts its process, if none runs, for a report that is about to be printed. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

/** `draw` is injected: the bundle in production, the source in tests. `renderer`: one that processes share. */
export const createReportPrinter = (
  draw: DrawPicture,
  options: RendererOptions = {},
  renderer: PdfRenderer = createPdfRenderer(options),
): ReportPrinter => {
  return {
    print: (report, look) => renderer.render(() => reportDocument(report, look, draw)),
    printCodeCards: (cards) => renderer.render(() => codeCardSheet(cards)),
    warm: () => renderer.warm(),
    close: () => renderer.close(),
  };
};
