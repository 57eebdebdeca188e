import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  introduction: 'Short guides for each role, and the way scores are made.',
  contents: 'On this page',
  guides: 'Guides',
  science: 'Scores',
  glossary: {
    title: 'Glossary',
    introduction: 'The words that bear a question mark in the application.',
  },
} satisfies Shape<typeof fr>;
