import type { Report } from '@cadran/reports';
import type { DrawPicture } from './draw-picture.tsx';
import { createPdfRenderer } from './renderer.ts';
import { reportDocument, type ReportLook } from './report-document.ts';

export interface ReportPrinter {
  /** A report as PDF; several callers wait in line, each for a document of its own. */
  print(report: Report, look: ReportLook): Promise<Uint8Array>;
  /** Makes the first print as quick as the others. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

/** The drawing comes from outside: built for Node, or from its source in tests. */
export const createReportPrinter = (draw: DrawPicture): ReportPrinter => {
  const renderer = createPdfRenderer();
  return {
    print: (report, look) => renderer.render(() => reportDocument(report, look, draw)),
    warm: () => renderer.warm(),
    close: () => renderer.close(),
  };
};
