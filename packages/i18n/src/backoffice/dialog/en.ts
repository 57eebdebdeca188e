import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  unsaved: {
    title: 'Discard your changes?',
    explanation: 'What you have entered is not saved and will be lost.',
    stay: 'Keep editing',
    discard: 'Discard',
  },
} satisfies Shape<typeof fr>;
