import type { Shape } from '../area.ts';
import type fr from './fr.ts';

export default {
  label: 'Preview',
  note: 'Nothing is required, and answers are neither sent nor saved.',
  parts: 'Go to a part',
  start: 'First page',
  summary: 'Summary',
  thanks: 'Thank-you page',
} satisfies Shape<typeof fr>;
