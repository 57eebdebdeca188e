import { describe, expect, it } from 'vitest';
import { credentialsCsv } from './credentials-csv.ts';

describe('the credentials of imported users as a file', () => {
  it('has a header and a line for each of them', () => {
    const csv = credentialsCsv(
      ['Identifiant', 'Mot de passe'],
      [{ identifier: 'zoé', password: 'aB3-x' }],
      ';',
    );
    expect(csv).toBe('\u{FEFF}"Identifiant";"Mot de passe"\r\n"zoé";"aB3-x"\r\n');
  });

  it('is never taken for a formula', () => {
    const csv = credentialsCsv(['a', 'b'], [{ identifier: '=1+1', password: 'say "x"' }], ',');
    expect(csv).toContain(`"'=1+1","say ""x"""`);
  });
});
