export type { DrawPicture } from './draw-picture.tsx';
export { createReportPrinter, type ReportPrinter } from './report-printer.ts';
