export type { DrawPicture } from './draw-picture.tsx';
export { PrinterBusyError } from './renderer.ts';
export { createReportPrinter, type ReportPrinter } from './report-printer.ts';
