import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  introduction: 'Short guides for each role, and how scores are made.',
  contents: 'On this page',
  guides: 'Guides',
  science: 'Scores',
  glossary: {
    title: 'Glossary',
    introduction: 'The words with a question mark beside them in the application.',
  },
} satisfies Shape<typeof fr>;
