import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  decline: 'I prefer not to answer',
  contact: {
    title: 'Your contact details',
    explanation: 'So that you can be contacted.',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
  },
  culture: {
    title: 'Culture',
    hint: 'Choose the option that suits you best.',
    keys: 'Keys 1 to 4 to choose, Enter to continue.',
    goingOn: 'Going on…',
    undo: 'Undo',
  },
  values: {
    title: 'Values',
    heading: 'What matters to you?',
    explanation:
      'Say how important each principle is in your life. Keep the highest step for one or two of them: those that guide you more than all the others.',
  },
  personality: {
    title: 'Personality',
    heading: 'Does this sound like you?',
    explanation: 'Describe yourself as you generally are, not as you would like to be.',
    keys: 'With the keyboard: keys 1 to 5, or 0 not to answer.',
  },
  motivations: {
    title: 'Motivations',
    heading: 'What motivates you at work?',
    explanation: 'Rank these ten motivations from the most to the least important to you.',
  },
} satisfies Shape<typeof fr>;
