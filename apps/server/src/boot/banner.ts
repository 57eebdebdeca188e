import type { FirstRun } from './first-run.ts';

const pad = (cells: readonly string[], widths: readonly number[]): string =>
  cells
    .map((cell, column) => cell.padEnd(widths[column] ?? 0))
    .join('  ')
    .trimEnd();

const table = (rows: readonly (readonly string[])[]): string[] => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) => `    ${pad(row, widths)}`);
};

/** What a newcomer needs: the address, how to log in, where the data is. */
export const banner = (facts: { address: string; place: string; first: FirstRun }): string => {
  const { address, place, first } = facts;
  const lines = ['', `  Cadran is running at ${address}`, `  Data: ${place}`, ''];
  if (first.kind === 'demonstration') {
    lines.push('  Demonstration data was created. Log in as:', '');
    lines.push(
      ...table([
        ['role', 'organisation', 'username', 'password'],
        ...first.logins.map((login) => [
          login.role,
          login.organization,
          login.username,
          login.password,
        ]),
      ]),
    );
  } else if (first.kind === 'empty') {
    lines.push(`  Log in as ${first.username}`);
    lines.push(
      first.generatedPassword === undefined
        ? '  with the password of SUPERADMIN_PASSWORD.'
        : `  with the password ${first.generatedPassword} (shown only now; to be changed at the first log-in).`,
    );
  }
  lines.push('', '  Ctrl-C stops it.', '');
  return lines.join('\n');
};
