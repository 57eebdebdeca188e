import type { PdfDocument } from './composing/document.ts';

const text = 'Aé — 1';

/** Printed by a new process before it is ready, so that its first report need not wait for template, fonts and drawing. */
export const WARM_UP: PdfDocument = {
  language: 'fr',
  title: text,
  subtitle: text,
  pageLabel: '{page} {pages}',
  organization: { name: text, logo: null },
  colors: { accent: '#0f766e', accentText: '#0b5c55', accentSoft: '#e0f2f1' },
  header: [],
  footer: [],
  blocks: [
    { kind: 'section', title: text, score: text },
    { kind: 'paragraph', content: [{ kind: 'strong', content: [{ kind: 'text', text }] }] },
    { kind: 'table', head: [text], rows: [[text]], widths: [1] },
    {
      kind: 'figure',
      svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>${text}</text></svg>`,
      alternative: text,
    },
  ],
  annexTitle: '',
  annex: [],
};
