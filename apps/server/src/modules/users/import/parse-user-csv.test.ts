import { describe, expect, it } from 'vitest';
import { AppError } from '../../../http/app-error.ts';
import { parseUserCsv } from './parse-user-csv.ts';

const refusal = (csv: string) => {
  try {
    parseUserCsv(csv);
    return undefined;
  } catch (error) {
    return error instanceof AppError ? error.fields : error;
  }
};

describe('parseUserCsv', () => {
  it('accepts commas, semicolons or tabs, a byte order mark and any line ends', () => {
    const expected = [
      { line: 2, values: { username: 'anna', email: 'anna@example.org' } },
      { line: 3, values: { username: 'bert', email: 'bert@example.org' } },
    ];
    for (const separator of [',', ';', '\t'])
      for (const end of ['\n', '\r\n', '\r'])
        for (const mark of ['', '\ufeff']) {
          const rows = ['username,email', 'anna,anna@example.org', 'bert,bert@example.org'];
          const csv = mark + rows.join(end).replaceAll(',', separator);
          expect(parseUserCsv(csv)).toEqual(expected);
        }
  });

  it('accepts French or English headers in any order, case and accent', () => {
    const french = 'Langue;Rôle;Courriel;Identifiant;Notifications;Audit;Recrutement';
    const english = 'language;role;email;username;notifications;profiling;screening';
    for (const header of [french, english, french.toUpperCase().normalize('NFD')])
      expect(parseUserCsv(`${header}\nanglais;Administratrice;a@b.fr;anna;non;OUI;0`)).toEqual([
        {
          line: 2,
          values: {
            language: 'en',
            role: 'admin',
            email: 'a@b.fr',
            username: 'anna',
            notifications: false,
            profilingEnabled: true,
            screeningEnabled: false,
          },
        },
      ]);
  });

  it('accepts quoted cells and counts lines as an editor does', () => {
    const csv = 'username,email\n"a,""b""\nc",x@y.fr\n\n  ,  \nbert , b@y.fr\n';
    expect(parseUserCsv(csv)).toEqual([
      { line: 3, values: { username: 'a,"b"\nc', email: 'x@y.fr' } },
      { line: 6, values: { username: 'bert', email: 'b@y.fr' } },
    ]);
  });

  it('omits empty optional cells and keeps empty required ones', () => {
    expect(parseUserCsv('username,email,role\nanna,,')).toEqual([
      { line: 2, values: { username: 'anna', email: '' } },
    ]);
    expect(parseUserCsv('username,email,role\nanna')).toEqual([
      { line: 2, values: { username: 'anna', email: '' } },
    ]);
  });

  it('keeps unknown words for the schema to refuse', () => {
    const [line] = parseUserCsv('username,email,role,audit\nanna,a@b.fr,constructor,perhaps');
    expect(line?.values).toMatchObject({ role: 'constructor', profilingEnabled: 'perhaps' });
  });

  it('refuses bad headers, bad quotes, empty files and more than 200 rows', () => {
    expect(refusal('username\nanna')).toEqual({ 'csv.email': 'required' });
    expect(refusal('username,email,password\na,b,c')).toEqual({ 'csv.password': 'unknown_field' });
    expect(refusal('username,email,login\na,b,c')).toEqual({ 'csv.login': 'unknown_field' });
    expect(refusal('username,email\n"anna,a@b.fr')).toEqual({ csv: 'format' });
    expect(refusal('\n \n')).toEqual({ csv: 'required' });
    expect(refusal('username,email\n')).toEqual({ csv: 'min_items:1' });
    const rows = (count: number) =>
      `username,email\n${Array.from({ length: count }, (_, n) => `user${n},u${n}@b.fr`).join('\n')}`;
    expect(refusal(rows(201))).toEqual({ csv: 'max_items:200' });
    expect(parseUserCsv(rows(200))).toHaveLength(200);
  });

  it('adds an unknown field to lines with surplus cells', () => {
    const [line] = parseUserCsv('username,email\nanna,a@b.fr,admin');
    expect(line?.values).toHaveProperty(['cell 3']);
  });
});
