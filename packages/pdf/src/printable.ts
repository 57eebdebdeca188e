import type { CodeCardSheet } from './code-cards/code-cards.ts';
import type { PdfDocument } from './composing/document.ts';

/** A report, or cards with codes: each has its own template. */
export type Printable = PdfDocument | CodeCardSheet;
