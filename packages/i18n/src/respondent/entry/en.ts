import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  title: 'Questionnaire',
  language: 'Language',
  languageChoice: {
    title: 'Choose your language',
    explanation: 'You can change it at any time, at the top of the page.',
  },
  unavailable: {
    title: 'Questionnaire is not available',
    explanation: 'This campaign is closed. Please, check the link or contact the organization.',
  },
  poweredBy: (version) => `Made with Cadran ${version}`,
} satisfies Shape<typeof fr>;
