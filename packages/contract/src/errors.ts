/** The one error table: code -> HTTP status. Texts belong to the client. */
export const ERRORS = {
  unauthenticated: 401,
  invalid_credentials: 401,
  second_factor_required: 401,
  forbidden: 403,
  password_change_required: 403,
  second_factor_setup_required: 403,
  too_few_people: 403,
  one_group_at_a_time: 403,
  code_required: 403,
  code_refused: 403,
  not_found: 404,
  conflict: 409,
  campaign_closed: 409,
  nothing_asked: 409,
  too_many_codes: 409,
  codes_ended: 409,
  no_results_yet: 409,
  results_limit: 409,
  last_superadmin: 409,
  last_admin: 409,
  too_large: 413,
  unsupported_media_type: 415,
  invalid_input: 422,
  too_many_requests: 429,
  proof_of_work_required: 429,
  internal: 500,
  unavailable: 503,
  disk_full: 503,
} as const;
export type ErrorCode = keyof typeof ERRORS;

/**
 * Why a field is invalid. A rule with a bound carries it after a colon: `min_length:6`.
 * The client turns it into the text of the specification ("minimum length {num} characters").
 */
export const FIELD_RULES = [
  'required',
  'min_length',
  'max_length',
  'min',
  'max',
  'min_items',
  'max_items',
  'email',
  'phone',
  'past',
  'format',
  'type',
  'one_of',
  'unknown_field',
  'taken',
  'frozen',
  'newer',
  'distinct',
  'sum',
  'order',
  'https',
  'no_links',
  'wrong_password',
  'wrong_code',
  'common_password',
  'same_password',
] as const;
export type FieldRule = (typeof FIELD_RULES)[number];
export type FieldErrors = Record<string, string>;

/** `min_length:6` -> the rule and its bound. */
export const parseRule = (text: string): { rule: FieldRule; num?: number } => {
  const [name, bound] = text.split(':');
  const rule = FIELD_RULES.find((known) => known === name) ?? 'format';
  return bound === undefined ? { rule } : { rule, num: Number(bound) };
};
