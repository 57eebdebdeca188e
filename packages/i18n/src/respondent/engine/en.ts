import type { Shape } from '../../area.ts';
import { plural } from '../../formatting/plural.ts';
import type fr from './fr.ts';

export default {
  pageOf: (page, pages) => `${page} of ${pages}`,
  progress: (percent) => `${percent}% of the questionnaire done`,
  minutesLeft: (minutes) => `about ${minutes} min left`,
  allAnswered: 'All answered',
  previous: 'Previous',
  next: 'Next',
  toSummary: 'Summary',
  saveStates: {
    saved: 'Saved',
    kept: 'Saved on this device',
    saving: 'Saving…',
    offline: 'Offline',
    closed: 'Campaign closed',
    completed: 'Answers sent',
    ended: 'Questionnaire ended',
  },
  offlineKept: 'Offline: your answers are saved on this device',
  offlineUnkept: 'Offline: your last answers are not saved yet. Keep this page open.',
  unkept:
    'This browser can’t save your answers on this device, so they are sent at once. To come back later, note your return code:',
  errors: {
    summary: (count) =>
      plural('en', count, 'Please answer this question', `Please answer these ${count} questions`),
    others: (count) => `and ${count} more`,
    required: 'Field is required.',
    choose: 'You must select an answer.',
    addOne: 'You must add at least one item.',
    leftover: 'Not all items from the left list are used',
    email: 'Field must be a valid email.',
    phone: 'Enter a telephone number: at least six digits, no letters.',
    past: 'This date is in the future.',
    tooLong: (count) =>
      `This text is ${count} ${plural('en', count, 'character', 'characters')} too long: please shorten it; nothing has been cut off.`,
    min: (num) => `The value must be at least ${num}`,
    max: (num) => `The value must be at most ${num}`,
    invalid: 'This does not have the expected format.',
    number: 'This is not a number. Write it in figures, for example 45,000.',
    notAdded: (text) =>
      `“${text}” was not added: choose a suggestion from the list, or clear this text.`,
    taken: 'This is already in the list.',
  },
  optional: 'optional',
  yes: 'Yes',
  no: 'No',
  picker: {
    search: 'Search',
    count: (chosen, max) => `${chosen} of ${max}`,
    full: 'You have reached the maximum. Remove an item to add another.',
    replace: 'To give another one, remove this one first.',
    none: 'No results. Try another word.',
    results: (count) =>
      `${count} ${plural('en', count, 'suggestion', 'suggestions')}. Arrow keys to browse, Enter to choose.`,
    unreachable: 'The search is not responding. Check your connection.',
    asTyped: (text) => `Keep “${text}”`,
    remove: (name) => `Remove “${name}”`,
    added: (name) => `“${name}” added to the list.`,
    removed: (name) => `“${name}” removed from the list.`,
  },
  later: {
    open: 'Continue later',
    title: 'Continue later',
    explanation:
      'Your answers are saved as you go. On this device, simply open the link you received again. On another one, use this code or this personal link.',
    shared:
      'Your answers are saved as you go, but they will be erased from this shared device. Note this code: on another device, open the link to the questionnaire and enter it.',
    code: 'Your return code',
    ownCode: 'Your code',
    copy: 'Copy the return link',
    copied: 'Link copied.',
    copyCode: 'Copy the code',
    codeCopied: 'Code copied.',
    copyFailed: 'Failed to copy the text',
    mail: 'Email it to myself',
    mailSubject: (organization) => `Continue my questionnaire – ${organization}`,
    mailBody: (link, code) => `To continue my questionnaire:\n${link}\n\nReturn code: ${code}`,
    secretAtWork:
      'This code opens your answers until they are sent. Do not keep it in a mailbox or on a device that your employer can look into.',
    secret: 'This code opens your answers: keep it to yourself.',
    close: 'Close',
  },
  kiosk: {
    title: 'Are you still there?',
    explanation: (seconds) =>
      `If you do nothing, your answers will be erased from this device in ${seconds} ${plural('en', seconds, 'second', 'seconds')}.`,
    stay: 'I am still here',
    restart: 'Erase and start again',
  },
} satisfies Shape<typeof fr>;
