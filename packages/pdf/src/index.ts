export type { Block, Figure, PdfDocument, RichBlock, Table } from './document.ts';
export type { DrawPicture } from './draw-picture.tsx';
export { createPdfRenderer, type PdfRenderer } from './renderer.ts';
export { reportDocument, type ReportLook } from './report-document.ts';
export { createReportPrinter, type ReportPrinter } from './report-printer.ts';
export { parseRichText } from './rich-text.ts';
