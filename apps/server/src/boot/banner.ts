import type { FirstRun } from './first-run.ts';

const formatRow = (cells: readonly string[], widths: readonly number[]): string =>
  cells
    .map((cell, column) => cell.padEnd(widths[column] ?? 0))
    .join('  ')
    .trimEnd();

const formatTable = (rows: readonly (readonly string[])[]): string[] => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) => `    ${formatRow(row, widths)}`);
};

export const renderBanner = (facts: {
  address: string;
  place: string;
  first: FirstRun;
}): string => {
  const { address, place, first } = facts;
  const lines = ['', `  Cadran is running at ${address}`, `  Data: ${place}`, ''];
  if (first.kind === 'demonstration') {
    lines.push('  Demonstration data was created. Log in as:', '');
    lines.push(
      ...formatTable([
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
  } else lines.push(`  Log in at ${address}/login`);
  lines.push('', '  Ctrl-C stops it.', '');
  return lines.join('\n');
};
