import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  hint: (height) =>
    `PNG, JPEG or WebP, at most 512 KB. It is shown ${height} pixels high: a wide picture without a margin works best.`,
  current: (name) => `Logo of ${name}`,
  choose: 'Choose a logo',
  replace: 'Replace the logo',
  remove: 'Remove the logo',
  saved: 'Logo saved',
  removed: 'Logo removed',
  tooLarge: 'This file is larger than 512 KB.',
  notAPicture: 'This file is not a readable PNG, JPEG or WebP picture.',
  removal: 'Remove the logo?',
} satisfies Shape<typeof fr>;
