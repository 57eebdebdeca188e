import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@cadran/contract/codes';
import { getDocumentProxy } from 'unpdf';
import { afterAll, describe, expect, it } from 'vitest';
import { PAGE, PLACES } from '../layout/page.ts';
import { BRANDING, SAMPLE_DECKS } from '../testing/sample-decks.ts';
import { writeDeck } from '../write-deck.ts';

const hasLibreOffice = spawnSync('soffice', ['--version']).status === 0;
if (!hasLibreOffice)
  process.stderr.write('Skipped: LibreOffice (libreoffice-impress) is not installed.\n');

interface Placed {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** From the top of the page to the baseline. */
  readonly bottom: number;
}

const CASES = LANGUAGES.flatMap((language) =>
  [2, 3].flatMap((seed) =>
    (Object.keys(SAMPLE_DECKS) as (keyof typeof SAMPLE_DECKS)[]).map((kind) => ({
      kind,
      language,
      seed,
    })),
  ),
);

describe.skipIf(!hasLibreOffice)('slides opened by LibreOffice', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cadran-slides-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const decks = CASES.map(({ kind, language, seed }) => ({
    name: `${kind}-${language}-${seed}`,
    deck: SAMPLE_DECKS[kind](language, seed),
  }));
  let isConverted = false;

  /** All at once: starting the program takes longest. */
  const convert = (): void => {
    if (isConverted) return;
    for (const { name, deck } of decks)
      writeFileSync(join(folder, `${name}.pptx`), writeDeck(deck, BRANDING, new Date(0)));
    execFileSync(
      'soffice',
      [
        `-env:UserInstallation=file://${folder}/profile`,
        '--headless',
        '--convert-to',
        'pdf',
        '--outdir',
        folder,
        ...decks.map(({ name }) => join(folder, `${name}.pptx`)),
      ],
      { stdio: 'ignore' },
    );
    isConverted = true;
  };

  const pagesOf = async (name: string): Promise<Placed[][]> => {
    const pdf = await getDocumentProxy(new Uint8Array(readFileSync(join(folder, `${name}.pdf`))));
    const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
    return Promise.all(
      numbers.map(async (number) => {
        const page = await pdf.getPage(number);
        const { width, height } = page.getViewport({ scale: 1 });
        const scale = PAGE.width / width;
        const { items } = await page.getTextContent();
        return items.flatMap((item) => {
          if (!('str' in item) || item.str.trim() === '') return [];
          const [, , , , x = 0, y = 0] = item.transform as number[];
          return [
            {
              text: item.str,
              left: x * scale,
              right: (x + item.width) * scale,
              bottom: (height - y) * scale,
            },
          ];
        });
      }),
    );
  };

  it.each(decks)(
    'has every page of $name, and no text beyond its place',
    async ({ name, deck }) => {
      convert();
      const pages = await pagesOf(name);
      expect(pages).toHaveLength(deck.slides.length + 1);
      for (const [index, texts] of pages.entries()) {
        const words = texts
          .map(({ text }) => text)
          .join('')
          .replaceAll(/\s/gu, '');
        const title = index === 0 ? deck.title : (deck.slides[index - 1]?.title ?? '');
        expect(words).toContain(title.replaceAll(/\s/gu, ''));
        for (const { text, left, right, bottom } of texts) {
          expect(left, text).toBeGreaterThanOrEqual(PLACES.strip.width);
          expect(right, text).toBeLessThanOrEqual(PAGE.width - PLACES.title.x + 4);
          expect(bottom, text).toBeLessThanOrEqual(PAGE.height);
        }
        if (index === 0) continue;
        // Only the organisation, the audit and the number of the page stand at the foot.
        const footer = `${deck.footer}${index + 1}`.replaceAll(/[\s…]/gu, '');
        for (const { text } of texts.filter(({ bottom }) => bottom > PLACES.footer.y))
          expect(footer).toContain(text.replaceAll(/[\s…]/gu, ''));
        // The body ends where the small print begins.
        const small = deck.slides[index - 1]?.small ?? '';
        for (const { text } of texts.filter(
          ({ bottom }) => small !== '' && bottom > PLACES.small.y && bottom < PLACES.footer.y,
        ))
          expect(small.replaceAll(/\s/gu, '')).toContain(text.replaceAll(/[\s…]/gu, ''));
      }
    },
  );
});
