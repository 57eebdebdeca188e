import {
  fieldErrors,
  newUser,
  type FieldErrors,
  type Language,
  type NewUser,
} from '@cadran/contract';
import { userPolicy, type Member } from '@cadran/policies';
import type { CsvLine } from './parse-user-csv.ts';

interface Destination {
  readonly organizationId: string;
  /** For lines without a language. */
  readonly language: Language;
}

interface UserLine {
  readonly line: number;
  readonly username: string;
}
export interface ValidLine extends UserLine {
  readonly person: Omit<NewUser, 'organization' | 'organizationId' | 'sendCredentials'> & {
    organizationId: string;
  };
}
export interface RefusedLine extends UserLine {
  readonly status: 'refused';
  readonly fields: FieldErrors;
}

/** Applies the same schema and role limit as creating one user. */
export const validateCsvLine = (
  actor: Member,
  { organizationId, language }: Destination,
  { line, values }: CsvLine,
): ValidLine | RefusedLine => {
  const refused = (fields: FieldErrors): RefusedLine => ({
    status: 'refused',
    line,
    username: String(values['username'] ?? ''),
    fields,
  });
  const parsed = newUser.safeParse({ language, ...values, organizationId }, { reportInput: true });
  if (!parsed.success) return refused(fieldErrors(parsed.error.issues));
  const { organization: _, sendCredentials: __, role = 'user', ...person } = parsed.data;
  if (!userPolicy.grant(actor, role)) return refused({ role: 'one_of' });
  return { line, username: person.username, person: { ...person, role, organizationId } };
};
