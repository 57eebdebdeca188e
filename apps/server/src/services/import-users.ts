import {
  fieldErrors,
  newUser,
  type FieldErrors,
  type Language,
  type UserImportReport,
} from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { userPolicy, type Member } from '@cadran/policies';
import { AppError } from '../app-error.ts';
import { findOrganization } from '../queries/organizations.ts';
import { inSavepoint } from '../queries/savepoint.ts';
import { auditOrganization } from './audit-organization.ts';
import { createUser } from './create-user.ts';
import { parseUserCsv, type CsvLine } from './parse-user-csv.ts';

type ReportLine = UserImportReport['lines'][number];

interface Destination {
  readonly organizationId: string;
  /** Of whoever has none in the file. */
  readonly language: Language;
}

const importLine = async (
  tx: Tx,
  actor: Member,
  { organizationId, language }: Destination,
  { line, values }: CsvLine,
  now: Date,
): Promise<ReportLine> => {
  const username = String(values['username'] ?? '');
  const refused = (fields: FieldErrors): ReportLine => ({
    status: 'refused',
    line,
    username,
    fields,
  });
  const parsed = newUser.safeParse({ language, ...values, organizationId }, { reportInput: true });
  if (!parsed.success) return refused(fieldErrors(parsed.error.issues));
  const { organization: _, ...person } = parsed.data;
  if (!userPolicy.grant(actor, person.role)) return refused({ role: 'one_of' });
  try {
    const { credentials } = await inSavepoint(tx, () =>
      createUser(tx, actor, { ...person, organizationId }, now, { import: true }),
    );
    return { status: 'created', line, username: person.username, credentials };
  } catch (error) {
    if (error instanceof AppError && error.fields !== undefined) return refused(error.fields);
    throw error;
  }
};

/** Line by line: the valid ones are created, the others reported. */
export const importUsers = async (
  tx: Tx,
  actor: Member,
  file: { organizationId: string; csv: string },
  now: Date,
): Promise<UserImportReport> => {
  const organization = await findOrganization(tx, file.organizationId);
  const lines: ReportLine[] = [];
  // One after the other: log-ins of others get their turn at the hasher in between.
  for (const line of parseUserCsv(file.csv))
    lines.push(await importLine(tx, actor, organization, line, now));
  const created = lines.filter(({ status }) => status === 'created').length;
  const report = { created, refused: lines.length - created, lines };
  await auditOrganization(tx, actor, 'import', organization, now, {
    created: report.created,
    refused: report.refused,
  });
  return report;
};
