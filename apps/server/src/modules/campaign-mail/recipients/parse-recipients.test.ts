import { describe, expect, it } from 'vitest';
import { parseRecipients } from './parse-recipients.ts';

describe('parseRecipients', () => {
  it('splits at lines, commas, semicolons and tabs', () => {
    const { recipients, refused } = parseRecipients('a@x.fr\nb@x.fr, c@x.fr;d@x.fr\r\n\te@x.fr');
    expect(recipients.map(({ email }) => email)).toEqual([
      'a@x.fr',
      'b@x.fr',
      'c@x.fr',
      'd@x.fr',
      'e@x.fr',
    ]);
    expect(refused).toEqual([]);
  });

  it('keeps the names of mail programs and tables', () => {
    const { recipients } = parseRecipients(
      '"Zoé Martin" <zoe@x.fr>\nLéo Petit <LEO@x.fr>\nInès;Roy;ines@x.fr',
    );
    expect(recipients).toEqual([
      { email: 'zoe@x.fr', name: 'Zoé Martin' },
      { email: 'leo@x.fr', name: 'Léo Petit' },
      { email: 'ines@x.fr', name: 'Inès Roy' },
    ]);
  });

  it('accepts surname-first names, quoted or as in Outlook', () => {
    const { recipients, refused } = parseRecipients(
      '"Martin, Zoé" <zoe@x.fr>, "Petit, Léo" <leo@x.fr>\nRoy, Inès <ines@x.fr>; De La Tour, Max <max@x.fr>;',
    );
    expect(recipients).toEqual([
      { email: 'zoe@x.fr', name: 'Zoé Martin' },
      { email: 'leo@x.fr', name: 'Léo Petit' },
      { email: 'ines@x.fr', name: 'Inès Roy' },
      { email: 'max@x.fr', name: 'Max De La Tour' },
    ]);
    expect(refused).toEqual([]);
    const two = parseRecipients('a@x.fr, Ada Byron <ada@x.fr>');
    expect(two.recipients.map(({ name }) => name)).toEqual(['', 'Ada Byron']);
  });

  it('merges duplicates, ignoring case', () => {
    expect(parseRecipients('a@x.fr\nA@X.FR').recipients).toHaveLength(1);
  });

  it('reports invalid addresses with their line', () => {
    const { recipients, refused } = parseRecipients('a@x.fr\nnobody\nb@\nc@x.fr');
    expect(recipients).toHaveLength(2);
    expect(refused).toEqual([
      { line: 2, text: 'nobody', rule: 'email' },
      { line: 3, text: 'b@', rule: 'email' },
    ]);
  });

  it('reads a CSV file with a French or English header in any column order', () => {
    const french = parseRecipients(
      '\uFEFFNom;Prénom;Adresse e-mail\nMartin;Zoé;zoe@x.fr\n;;leo@x.fr',
    );
    expect(french.recipients).toEqual([
      { email: 'zoe@x.fr', name: 'Zoé Martin' },
      { email: 'leo@x.fr', name: '' },
    ]);
    const english = parseRecipients('email,first name\n"grace@x.org","Grace"');
    expect(english.recipients).toEqual([{ email: 'grace@x.org', name: 'Grace' }]);
    const comma = parseRecipients('Nom, prénom;Courriel\nMartin, Zoé;zoe@x.fr');
    expect(comma.recipients).toEqual([{ email: 'zoe@x.fr', name: '' }]);
    const alone = parseRecipients('email\nada@x.org, Ada');
    expect(alone.recipients).toEqual([{ email: 'ada@x.org', name: '' }]);
  });

  it('handles long runs of spaces and quotation marks in linear time', () => {
    for (const endless of [' '.repeat(90_000), '"'.repeat(90_000), 'a, '.repeat(30_000)])
      for (const text of [`a,${endless}b`, `${endless}<`, `"a${endless}b@x.fr`])
        expect(parseRecipients(text).recipients.length).toBeLessThan(2);
  });

  it('refuses more than 200 addresses', () => {
    const some = (count: number) =>
      Array.from({ length: count }, (_, index) => `a${index}@x.fr`).join('\n');
    expect(parseRecipients(some(200)).recipients).toHaveLength(200);
    expect(() => parseRecipients(some(201))).toThrow('invalid_input');
  });
});
