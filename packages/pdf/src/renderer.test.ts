import type { ChildEvent } from '@cadran/processes';
import { afterAll, describe, expect, it } from 'vitest';
import type { PdfDocument } from './composing/document.ts';
import { createPdfRenderer } from './renderer.ts';
import { parseRichText } from './composing/rich-text.ts';

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

describe('createPdfRenderer', () => {
  const renderer = createPdfRenderer();
  afterAll(() => renderer.close());

  it('renders a tagged PDF with language and embedded fonts', async () => {
    const pdf = source(await renderer.render(() => document()));
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf).toContain('/StructTreeRoot');
    expect(pdf).toMatch(/\/Lang ?\(fr\)/);
    expect(pdf).toMatch(/\/FontFile[23]/);
  });

  it('renders the next document after an SVG fails to compile', async () => {
    const broken = document({
      blocks: [{ kind: 'figure', svg: '<svg><g></svg>', alternative: 'broken' }],
    });
    await expect(renderer.render(() => broken)).rejects.toThrow();
    await expect(renderer.render(() => document())).resolves.toBeInstanceOf(Uint8Array);
  });

  it('prints Typst markup in a title as plain text', async () => {
    const hostile = document({ title: '#panic("x") $a$ *b* @c <d> `e` \\ #read("/data.json")' });
    await expect(renderer.render(() => hostile)).resolves.toBeInstanceOf(Uint8Array);
  });

  it('keeps the languages of concurrent requests apart', async () => {
    const languages = ['fr', 'en', 'fr', 'en', 'en', 'fr'] as const;
    const pdfs = await Promise.all(
      languages.map((language) => renderer.render(() => document({ language }))),
    );
    for (const [index, pdf] of pdfs.entries())
      expect(source(pdf)).toMatch(new RegExp(`/Lang ?\\(${languages[index]}\\)`));
  });

  it('renders again what was rendering when its process was killed', async () => {
    const pids: number[] = [];
    const fresh = createPdfRenderer({
      onEvent: (event: ChildEvent) => {
        if (event.kind === 'started') pids.push(event.pid);
      },
    });
    let builds = 0;
    const wanted = [1, 2, 3].map(() =>
      fresh.render(() => {
        builds += 1;
        if (builds === 2) process.kill(pids[0] ?? 0, 'SIGKILL');
        return document();
      }),
    );
    for (const pdf of await Promise.all(wanted)) expect(source(pdf).startsWith('%PDF-')).toBe(true);
    expect(builds).toBe(4);
    expect(pids).toHaveLength(2);
    await fresh.close();
  });

  it('replaces its process when it has grown', async () => {
    let started = 0;
    const fresh = createPdfRenderer({
      keptMb: 1,
      onEvent: ({ kind }) => void (started += kind === 'started' ? 1 : 0),
    });
    for (let n = 0; n < 2; n += 1) await fresh.render(() => document());
    expect(started).toBe(2);
    await fresh.close();
  });

  it('rejects a render when the queue is full, and accepts one again afterwards', async () => {
    const busy = createPdfRenderer({ maxWaiting: 2 });
    const wanted = [1, 2, 3, 4].map(() => busy.render(() => document()));
    const [, , , fourth] = await Promise.allSettled(wanted);
    expect(fourth).toMatchObject({
      status: 'rejected',
      reason: { name: 'ChildProcessError', code: 'busy' },
    });
    await expect(busy.render(() => document())).resolves.toBeInstanceOf(Uint8Array);
    await busy.close();
  });
});
