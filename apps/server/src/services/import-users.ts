import type { UserImportReport } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { Member } from '@cadran/policies';
import { AppError } from '../app-error.ts';
import { findOrganization } from '../queries/organizations.ts';
import { inSavepoint } from '../queries/savepoint.ts';
import { auditOrganization } from './audit-organization.ts';
import { checkCsvLine, type ValidLine } from './check-csv-line.ts';
import { createUser, type Telling } from './create-user.ts';
import { parseUserCsv } from './parse-user-csv.ts';
import { preparePassword, type PreparedPassword } from './prepare-password.ts';

type ReportLine = UserImportReport['lines'][number];

/** Hashing is what takes the time: two at once, and log-ins of others get their turn in between. */
const AT_ONCE = 2;

/** A name that is taken refuses its line, and leaves nothing of it. */
const createLine = async (
  tx: Tx,
  actor: Member,
  { line, username, person }: ValidLine,
  prepared: PreparedPassword,
  telling: Telling,
  now: Date,
): Promise<ReportLine> => {
  try {
    const { credentials } = await inSavepoint(tx, () =>
      createUser(tx, actor, person, prepared, telling, now, { import: true }),
    );
    return { status: 'created', line, username, credentials };
  } catch (error) {
    if (!(error instanceof AppError) || error.fields === undefined) throw error;
    return { status: 'refused', line, username, fields: error.fields };
  }
};

/** Line by line: the valid ones are created, the others reported. */
export const importUsers = async (
  tx: Tx,
  actor: Member,
  file: { organizationId: string; csv: string },
  telling: Telling,
  now: Date,
): Promise<UserImportReport> => {
  const organization = await findOrganization(tx, file.organizationId);
  const checked = parseUserCsv(file.csv).map((line) => checkCsvLine(actor, organization, line));
  const valid = checked.filter((line) => 'person' in line);
  const lines: ReportLine[] = checked.filter((line) => 'fields' in line);
  for (let start = 0; start < valid.length; start += AT_ONCE) {
    const some = valid.slice(start, start + AT_ONCE);
    const hashed = await Promise.all(
      some.map(async (line) => ({ line, prepared: await preparePassword() })),
    );
    for (const { line, prepared } of hashed)
      lines.push(await createLine(tx, actor, line, prepared, telling, now));
  }
  const created = lines.filter(({ status }) => status === 'created').length;
  const counts = { created, refused: lines.length - created };
  await auditOrganization(tx, actor, 'import', organization, now, counts);
  return { ...counts, lines: lines.toSorted((a, b) => a.line - b.line) };
};
