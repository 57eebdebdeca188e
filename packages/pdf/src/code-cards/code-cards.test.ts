import { accessCodeOf, DEFAULT_THEME, formatAccessCode } from '@cadran/contract';
import { extractText } from 'unpdf';
import { afterAll, describe, expect, it } from 'vitest';
import { createReportPrinter } from '../report-printer.ts';
import { CARD_TEXTS } from './card-texts.ts';
import type { CodeCards } from './code-cards.ts';
import { qrCodeSvg } from './qr-code-svg.ts';

const LINK =
  'https://cadran.example.org/profiling/5b0f3c52-2f39-4b2c-8f4e-0c9f0a5f4a01/culture-2026';

const cardsOf = (count: number, values: Partial<CodeCards> = {}): CodeCards => ({
  language: 'fr',
  campaignName: 'Baromètre « Culture » #panic("x") *2026*',
  organization: { name: 'Hélios', logo: null },
  theme: DEFAULT_THEME,
  link: LINK,
  cards: Array.from({ length: count }, (_, index) => {
    const code = accessCodeOf(
      Array.from({ length: 32 }, (_byte, place) => (index * 7 + place * 13) % 248),
    );
    return { code, url: `${LINK}#${code}` };
  }),
  ...values,
});

/** Lines of a card break anywhere, those of an address within it. */
const joined = (text: string): string => text.replaceAll(/\s+/g, ' ');
const bare = (text: string): string => text.replaceAll(/\s+/g, '');

describe('cards with codes', () => {
  const printer = createReportPrinter(() => '');
  afterAll(() => printer.close());
  const printed = async (cards: CodeCards) =>
    extractText(await printer.printCodeCards(cards), { mergePages: true });

  it('are printed eight to a page, each code on one of them, with the address', async () => {
    const sheet = cardsOf(17);
    const { totalPages, text } = await printed(sheet);
    expect(totalPages).toBe(3);
    for (const { code } of sheet.cards) expect(text.split(formatAccessCode(code))).toHaveLength(2);
    expect(bare(text).split(LINK)).toHaveLength(18);
  });

  it('say in both languages what they are, the chosen one first', async () => {
    for (const language of ['fr', 'en'] as const) {
      const { text } = await printed(cardsOf(1, { language }));
      const places = (['fr', 'en'] as const).map((one) =>
        joined(text).indexOf(CARD_TEXTS[one].purpose('Hélios')),
      );
      expect(Math.min(...places)).toBeGreaterThan(-1);
      expect((places[0] ?? 0) < (places[1] ?? 0)).toBe(language === 'fr');
    }
  });

  it('hold the longest name of an organisation, and print its markup as it is', async () => {
    const name = `#panic("x") *A* ${'Société '.repeat(10)}`.trim();
    const { totalPages, text } = await printed(cardsOf(8, { organization: { name, logo: null } }));
    expect(totalPages).toBe(1);
    expect(joined(text)).toContain(CARD_TEXTS.en.purpose(name));
    expect(joined(text)).toContain('#panic("x") *A*');
  });

  it('have their address and code in the QR code as one path', () => {
    const [first = '', second = ''] = cardsOf(2).cards.map(({ url }) => qrCodeSvg(url));
    expect(first.match(/<path/g)).toHaveLength(1);
    expect(second).not.toBe(first);
  });
});
