import { describe, expect, it } from 'vitest';
import { credentialsCsv } from './credentials-csv.ts';

describe('credentialsCsv', () => {
  it('writes a header and one line per user', () => {
    const csv = credentialsCsv(
      ['Identifiant', 'Mot de passe'],
      [{ identifier: 'zoé', password: 'aB3-x' }],
      ';',
    );
    expect(csv).toBe('\u{FEFF}"Identifiant";"Mot de passe"\r\n"zoé";"aB3-x"\r\n');
  });

  it('escapes formulas and quotes', () => {
    const csv = credentialsCsv(['a', 'b'], [{ identifier: '=1+1', password: 'say "x"' }], ',');
    expect(csv).toContain(`"'=1+1","say ""x"""`);
  });
});
