import { afterAll, describe, expect, it } from 'vitest';
import type { PdfDocument } from './document.ts';
import { createPdfRenderer } from './renderer.ts';
import { parseRichText } from './rich-text.ts';

const document = (values: Partial<PdfDocument> = {}): PdfDocument => ({
  language: 'fr',
  title: 'Rapport',
  subtitle: '',
  pageLabel: 'Page {page} sur {pages}',
  organization: { name: 'Hélios', logo: null },
  colors: { accent: '#0f766e', accentText: '#0b5c55', accentSoft: '#e0f2f1' },
  header: parseRichText('<p>En-tête</p>', { links: false }),
  footer: [],
  blocks: [],
  annexTitle: '',
  annex: [],
  ...values,
});

const source = (pdf: Uint8Array): string => Buffer.from(pdf).toString('latin1');

describe('the PDF renderer', () => {
  const renderer = createPdfRenderer();
  afterAll(() => renderer.close());

  it('makes a tagged document with its title, its language and its fonts inside', async () => {
    const pdf = source(await renderer.render(() => document()));
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf).toContain('/StructTreeRoot');
    expect(pdf).toMatch(/\/Lang ?\(fr\)/);
    expect(pdf).toMatch(/\/FontFile[23]/);
  });

  it('goes on after a picture that cannot be drawn', async () => {
    const broken = document({
      blocks: [{ kind: 'figure', svg: '<svg><g></svg>', alternative: 'broken' }],
    });
    await expect(renderer.render(() => broken)).rejects.toThrow();
    await expect(renderer.render(() => document())).resolves.toBeInstanceOf(Uint8Array);
  });

  it('takes template words in a name as a name', async () => {
    const hostile = document({ title: '#panic("x") $a$ *b* @c <d> `e` \\ #read("/data.json")' });
    await expect(renderer.render(() => hostile)).resolves.toBeInstanceOf(Uint8Array);
  });

  it('serves callers in several languages one after the other without mixing them', async () => {
    const languages = ['fr', 'en', 'fr', 'en', 'en', 'fr'] as const;
    const pdfs = await Promise.all(
      languages.map((language) => renderer.render(() => document({ language }))),
    );
    for (const [index, pdf] of pdfs.entries())
      expect(source(pdf)).toMatch(new RegExp(`/Lang ?\\(${languages[index]}\\)`));
  });

  it('replaces its worker after twenty pages and goes on', async () => {
    for (let n = 0; n < 22; n++) await renderer.render(() => document({ title: `N° ${n}` }));
  });

  it('refuses whoever would wait too long, and is there again afterwards', async () => {
    const busy = createPdfRenderer(2);
    const wanted = [1, 2, 3].map(() => busy.render(() => document()));
    const [, , third] = await Promise.allSettled(wanted);
    expect(third).toMatchObject({ status: 'rejected', reason: { name: 'PrinterBusyError' } });
    await expect(busy.render(() => document())).resolves.toBeInstanceOf(Uint8Array);
    await busy.close();
  });
});
