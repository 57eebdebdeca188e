import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  old: 'Current password',
  new: 'New password',
  confirmation: 'Confirm the new password',
  oldRequired: 'Please enter your password',
  newRequired: 'Please enter a new password',
  tooShort: (num) => `Please enter at least ${num} characters`,
  different: 'The 2 passwords are not identical',
  hint: (num) =>
    `We recommend ${num} or more characters, mixing lower and upper case, digits and symbols.`,
  strength: {
    indication: (strength) => `Strength: ${strength}`,
    levels: { weak: 'weak', fair: 'fair', good: 'good', strong: 'strong' },
  },
  save: 'Save the password',
  saved: 'New password saved!',
  forced: {
    title: 'Choose your password',
    explanation:
      'Your current password was generated for you. Replace it with one that only you know before you go on.',
  },
} satisfies Shape<typeof fr>;
