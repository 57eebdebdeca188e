import type { ErrorCode } from '@cadran/contract';

/** For integrators; the web app translates the codes itself. */
export const ERROR_MESSAGES: Record<ErrorCode, string> = {
  unauthenticated: 'Log in first.',
  invalid_credentials: 'Wrong identifier or password.',
  second_factor_required: 'The code of the second factor is needed.',
  forbidden: 'Not allowed.',
  password_change_required: 'The generated password must be changed first.',
  second_factor_setup_required: 'A second factor must be set up first.',
  too_few_people: 'Too few people to protect anonymity.',
  one_group_at_a_time:
    'Groups of an audit by link are reported by one value of one attribute at a time. Ask for a single value; audits by codes combine two attributes.',
  code_required: 'This audit is answered with a code.',
  code_refused: 'This code cannot be used.',
  not_found: 'Not found.',
  conflict: 'Somebody else changed this in the meantime.',
  campaign_closed: 'This campaign is closed.',
  nothing_asked: 'A campaign that asks nothing cannot be opened.',
  too_many_codes: 'There would be more codes than people.',
  no_results_yet:
    'There are no results yet: take a snapshot first. `answers` says how many have answered, rounded down to a multiple of five.',
  results_limit:
    'The results of an audit by link are computed three times at most, the last time when it closes.',
  codes_ended: 'The campaign was closed, so that its mailed codes are no longer known.',
  last_superadmin: 'The last active super administrator cannot be removed.',
  last_admin: 'The last administrator of an organisation cannot be removed.',
  too_large: 'Too large.',
  unsupported_media_type: 'This content type is not accepted.',
  invalid_input: 'Some fields are not valid.',
  proof_of_work_required: 'Many begin at once: solve the challenge first.',
  too_many_requests: 'Too many requests. Try again later.',
  internal: 'Something went wrong.',
  unavailable: 'Not available for the moment. Try again shortly.',
  disk_full:
    'The disk of the server is nearly full: nothing can be saved until there is room again. What was saved is safe.',
};
