import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  title: 'Paper for employee representatives',
  description:
    'A PDF made from the settings of the audit: purpose, questions, who sees what, group sizes, retention, and what has changed. Before the audit opens and after.',
  language: 'Language of the paper',
  languages: { fr: 'French', en: 'English' },
  since: 'Show changes since',
  sinceLast: 'The version before',
  version: (number, date) => `Version ${number} of ${date}`,
  download: 'Download the paper',
  preparing: 'The paper is being prepared.',
  versions: 'Versions kept',
  none: 'No version yet: the first is kept at the first download or when the audit first opens.',
  occasions: { paper: 'Paper made', change: 'Setting changed', opening: 'First opened' },
} satisfies Shape<typeof fr>;
