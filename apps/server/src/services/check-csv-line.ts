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
  /** Of whoever has none in the file. */
  readonly language: Language;
}

interface NamedLine {
  readonly line: number;
  readonly username: string;
}
export interface ValidLine extends NamedLine {
  readonly person: Omit<NewUser, 'organization' | 'organizationId' | 'sendCredentials'> & {
    organizationId: string;
  };
}
export interface RefusedLine extends NamedLine {
  readonly status: 'refused';
  readonly fields: FieldErrors;
}

/** By the same schema and the same ceiling as a user created by hand. */
export const checkCsvLine = (
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
  const { organization: _, sendCredentials: __, ...person } = parsed.data;
  if (!userPolicy.grant(actor, person.role)) return refused({ role: 'one_of' });
  return { line, username: person.username, person: { ...person, organizationId } };
};
