import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  unsaved: {
    title: 'Discard your changes?',
    explanation: 'What you have entered is not saved and will be lost.',
    stay: 'Keep editing',
    discard: 'Discard',
  },
  unsavedDraft: {
    title: 'Leave without saving?',
    explanation:
      'Your draft stays on this device until you save it, discard it or log out. You find it again when you open this form.',
    leave: 'Leave and keep the draft',
    discard: 'Discard the draft',
  },
} satisfies Shape<typeof fr>;
