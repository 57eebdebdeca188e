import type { Shape } from '../../area.ts';
import { plural } from '../../formatting/plural.ts';
import type fr from './fr.ts';

export default {
  module: 'Module',
  retention: (days) =>
    `Answers are kept for ${days} ${plural('en', days, 'day', 'days')} after a campaign has closed.`,
  changeRetention: 'Change this period',
  asked: 'What is asked',
  sections: 'Sections',
  sectionsHint:
    'A new campaign asks all of these, without a desired profile: each campaign has its own.',
  oneSection: 'Choose at least one section.',
  parameters: 'Parameters',
  weights: 'Weights',
  ownWeights: 'Choose the weights of new campaigns',
  texts: 'Texts',
  textsHint: 'Each campaign can replace them.',
  save: 'Save',
  saved: 'Parameters saved: new campaigns will start with them',
  forget: 'Go back to Cadran’s parameters',
} satisfies Shape<typeof fr>;
