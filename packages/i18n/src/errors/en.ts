import type { Shape } from '../area.ts';
import { plural } from '../formatting/plural.ts';
import type fr from './fr.ts';

const count = (num: number, one: string, other: string) =>
  `${num} ${plural('en', num, one, other)}`;

export default {
  codes: {
    unauthenticated: 'Your session has ended. Please log in again.',
    invalid_credentials: 'Incorrect login or password.',
    second_factor_required: 'A verification code is needed.',
    forbidden: 'You are not allowed to do this.',
    password_change_required: 'Please choose a new password first.',
    second_factor_setup_required:
      'Your organisation requires two-step verification: please set it up first.',
    too_few_people:
      'Too few people: nothing is shown, because results of a small group say too much about single people.',
    one_group_at_a_time:
      'Groups of an audit by link are shown for one value of one attribute at a time, whatever their size. Choose a single value; an audit by codes can combine two attributes.',
    code_required: 'You need a personal code to answer this audit.',
    code_refused: 'This code cannot be used. Please check it; a code works only once.',
    not_found: 'Not found',
    conflict: 'Somebody else changed this in the meantime. Reload the page to see their changes.',
    campaign_closed: 'This campaign is closed. Please, check the link or contact the organization.',
    nothing_asked:
      'This campaign asks nothing yet. Choose at least one section, or add a question, before you open it.',
    too_many_codes:
      'There would be more codes than people. Please check the head-counts of the units.',
    codes_ended:
      'This campaign was closed: its emailed codes can no longer be repeated or added to. You can still print cards.',
    no_results_yet: 'There are no results yet. Compute them on the Results page.',
    results_limit:
      'The results of an audit by link are computed three times at most, the last time when it closes: computed more often, the blur that protects people would average out. They can be computed again only by closing the audit, if it has not closed before.',
    last_superadmin: 'At least one active super administrator has to remain.',
    last_admin: 'The organisation has to keep at least one administrator.',
    too_large: 'This is too large to send.',
    unsupported_media_type: 'This type of file is not accepted.',
    invalid_input: 'Some of the information needs correcting.',
    too_many_requests: 'Too many requests at once. Please try again in a moment.',
    proof_of_work_required: 'Many people are starting at the moment. Try again in a moment.',
    internal: 'Something went wrong',
    unavailable: 'The service is unavailable for the moment. Please try again in a moment.',
    disk_full:
      'The server’s disk is nearly full: nothing can be saved for now. What was saved is safe. Please tell whoever runs the application.',
    network: 'The server cannot be reached. Check your connection and try again.',
  },
  rules: {
    required: () => 'Field is required.',
    min_length: (num) => `Minimum length ${count(num, 'character', 'characters')}`,
    max_length: (num) => `Maximum length ${count(num, 'character', 'characters')}`,
    min: (num) => `The value must be at least ${num}`,
    max: (num) => `The value must be at most ${num}`,
    min_items: (num) =>
      num === 1 ? 'You must add at least one item.' : `You must add at least ${num} items.`,
    max_items: (num) => `At most ${count(num, 'item', 'items')}`,
    email: () => 'Field must be a valid email.',
    phone: () => 'Enter a telephone number: at least six figures, no letters.',
    past: () => 'This date is in the future.',
    format: () => 'This does not have the expected format.',
    type: () => 'This does not have the expected format.',
    one_of: () => 'Please choose one of the values offered.',
    unknown_field: () => 'This field is not expected.',
    taken: () => 'This value is already in use.',
    distinct: () => 'This item is already in the list.',
    sum: (num) => `The total must be ${num}`,
    order: () => 'The maximum must be above the minimum.',
    https: () => 'The address must begin with https:// and name a website.',
    no_links: () => 'No links or web addresses: the campaign’s own link is added for you.',
    wrong_code: () => 'This code is not valid.',
    wrong_password: () => 'This is not your current password.',
    common_password: () => 'This password is too common: please choose another.',
    same_password: () => 'The new password must differ from the old one.',
    newer: () => 'This comes from a newer version. Update this installation to read it.',
    frozen: () => 'This setting can no longer change: answers have already been given.',
  },
} satisfies Shape<typeof fr>;
