export type { Block, Figure, PdfDocument, RichBlock, Table } from './document.ts';
export { createPdfRenderer, type PdfRenderer } from './renderer.ts';
export { parseRichText } from './rich-text.ts';
