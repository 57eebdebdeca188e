import { logOrganizationActivity } from '../../activity-log/index.ts';
import type { UserImportReport } from '@cadran/contract';
import type { Sql, Tx } from '@cadran/db';
import type { Member } from '@cadran/policies';
import { AppError } from '../../../http/app-error.ts';
import { memberTransaction } from '../../../http/authentication/member.ts';
import type { Services } from '../../../http/context.ts';
import { withSavepoint } from '../../../database/savepoint.ts';
import { validateCsvLine, type ValidLine } from './validate-csv-line.ts';
import { createUser, type CredentialsMailServices } from '../create-user.ts';
import { parseUserCsv } from './parse-user-csv.ts';
import { type HashedPassword, generateHashedPassword } from '../../auth/index.ts';
import type { OrganizationRow } from '../../organizations/index.ts';
import { findTakenNames, normalizeLoginName } from '../queries/login-names.ts';

type ReportLine = UserImportReport['lines'][number];

/** Leaves hashing capacity for log-ins. */
const HASH_CONCURRENCY = 2;

/** A name that was taken meanwhile rolls back and refuses only its line. */
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

/** The lines whose names nobody has, nor a line before them; the others are refused. */
const separateFree = async (db: Sql, valid: readonly ValidLine[]) => {
  const names = valid.flatMap(({ person }) => [person.username, person.email]);
  const taken = new Set(await findTakenNames(db, names));
  const free: ValidLine[] = [];
  const refused: ReportLine[] = [];
  for (const one of valid) {
    const { line, username } = one;
    const claimed = (['username', 'email'] as const).map(
      (field) => [field, normalizeLoginName(one.person[field])] as const,
    );
    const [conflict] = claimed.find(([, name]) => taken.has(name)) ?? [];
    if (conflict === undefined) {
      free.push(one);
      for (const [, name] of claimed) taken.add(name);
    } else refused.push({ status: 'refused', line, username, fields: { [conflict]: 'taken' } });
  }
  return { free, refused };
};

/** Ends with an error when the caller has gone. */
const hashPasswords = async (count: number): Promise<HashedPassword[]> => {
  const hashed: HashedPassword[] = [];
  while (hashed.length < count) {
    const some = Math.min(HASH_CONCURRENCY, count - hashed.length);
    hashed.push(...(await Promise.all(Array.from({ length: some }, generateHashedPassword))));
  }
  return hashed;
};

/** Hashing is slow: it holds no connection, and is not done for a line that is refused. */
export const importUsers = async (
  services: Services,
  actor: Member,
  organization: OrganizationRow,
  file: { readonly csv: string; readonly sendCredentials: boolean },
  fit: (report: UserImportReport) => UserImportReport,
  now: Date,
): Promise<UserImportReport> => {
  const { database } = services;
  const checked = parseUserCsv(file.csv).map((line) => validateCsvLine(actor, organization, line));
  const valid = checked.filter((line) => 'person' in line);
  const { free, refused } = await separateFree(database.global, valid);
  const passwords = await hashPasswords(free.length);
  return memberTransaction(database, actor, async (tx) => {
    const lines: ReportLine[] = [...checked.filter((line) => 'fields' in line), ...refused];
    const mailServices = file.sendCredentials ? services : null;
    for (const [place, prepared] of passwords.entries()) {
      const line = free[place];
      if (line) lines.push(await createLine(tx, actor, line, prepared, mailServices, now));
    }
    const created = lines.filter(({ status }) => status === 'created').length;
    const counts = { created, refused: lines.length - created };
    await logOrganizationActivity(tx, actor, 'import', organization, now, counts);
    return fit({ ...counts, lines: lines.toSorted((a, b) => a.line - b.line) });
  });
};
