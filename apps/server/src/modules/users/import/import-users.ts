import { logOrganizationActivity } from '../../activity-log/index.ts';
import type { UserImportReport } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { Member } from '@cadran/policies';
import { AppError } from '../../../http/app-error.ts';
import { withSavepoint } from '../../../database/savepoint.ts';
import { validateCsvLine, type ValidLine } from './validate-csv-line.ts';
import { createUser, type CredentialsMailServices } from '../create-user.ts';
import { parseUserCsv } from './parse-user-csv.ts';
import { type HashedPassword, generateHashedPassword } from '../../auth/index.ts';
import { findOrganization } from '../../organizations/index.ts';

type ReportLine = UserImportReport['lines'][number];

/** Leaves hashing capacity for log-ins. */
const HASH_CONCURRENCY = 2;

/** A taken name rolls back and refuses only its line. */
const createLine = async (
  tx: Tx,
  actor: Member,
  { line, username, person }: ValidLine,
  prepared: HashedPassword,
  mailServices: CredentialsMailServices,
  now: Date,
): Promise<ReportLine> => {
  try {
    const { credentials } = await withSavepoint(tx, () =>
      createUser(tx, actor, person, prepared, mailServices, now, { import: true }),
    );
    return { status: 'created', line, username, credentials };
  } catch (error) {
    if (!(error instanceof AppError) || error.fields === undefined) throw error;
    return { status: 'refused', line, username, fields: error.fields };
  }
};

export const importUsers = async (
  tx: Tx,
  actor: Member,
  file: { organizationId: string; csv: string },
  mailServices: CredentialsMailServices,
  now: Date,
): Promise<UserImportReport> => {
  const organization = await findOrganization(tx, file.organizationId);
  const checked = parseUserCsv(file.csv).map((line) => validateCsvLine(actor, organization, line));
  const valid = checked.filter((line) => 'person' in line);
  const lines: ReportLine[] = checked.filter((line) => 'fields' in line);
  for (let start = 0; start < valid.length; start += HASH_CONCURRENCY) {
    const some = valid.slice(start, start + HASH_CONCURRENCY);
    const hashed = await Promise.all(
      some.map(async (line) => ({ line, prepared: await generateHashedPassword() })),
    );
    for (const { line, prepared } of hashed)
      lines.push(await createLine(tx, actor, line, prepared, mailServices, now));
  }
  const created = lines.filter(({ status }) => status === 'created').length;
  const counts = { created, refused: lines.length - created };
  await logOrganizationActivity(tx, actor, 'import', organization, now, counts);
  return { ...counts, lines: lines.toSorted((a, b) => a.line - b.line) };
};
