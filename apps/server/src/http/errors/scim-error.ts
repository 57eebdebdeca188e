import { type ErrorCode, ERRORS, type FieldErrors, SCIM_SCHEMAS } from '@cadran/contract';
import { AppError } from '../app-error.ts';
import { ERROR_MESSAGES } from './error-messages.ts';

/** RFC 7644, table 9. */
export type ScimType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'noTarget'
  | 'uniqueness';

export class ScimError extends AppError {
  readonly scimType: ScimType;

  constructor(scimType: ScimType, fields: FieldErrors) {
    super(scimType === 'uniqueness' ? 'conflict' : 'invalid_input', { fields });
    this.scimType = scimType;
  }
}

/** SCIM knows 400 for what is not valid, and 403 for what is not allowed. */
const STATUS: Partial<Record<ErrorCode, number>> = { invalid_input: 400, last_admin: 403 };

const scimTypeOf = (error: AppError): ScimType | undefined => {
  if (error instanceof ScimError) return error.scimType;
  if (error.code !== 'invalid_input') return undefined;
  const rules = Object.values(error.fields ?? {});
  if (rules.includes('taken')) return 'uniqueness';
  return rules.length === 0 ? 'invalidSyntax' : 'invalidValue';
};

/** The status and the body of an error as directories read them. */
export const asScimReads = (error: AppError) => {
  const scimType = scimTypeOf(error);
  const status = scimType === 'uniqueness' ? 409 : (STATUS[error.code] ?? ERRORS[error.code]);
  const fields = Object.entries(error.fields ?? {}).map(([name, rule]) => `${name}: ${rule}`);
  return {
    status,
    body: {
      schemas: [SCIM_SCHEMAS.error],
      status: String(status),
      ...(scimType !== undefined && { scimType }),
      detail: [ERROR_MESSAGES[error.code], ...fields].join(' '),
    },
  };
};
