import type { Shape } from '../../area.ts';
import { plural } from '../../plural.ts';
import type fr from './fr.ts';

export default {
  title: 'Before you start',
  welcome: (organization, campaign) =>
    `${organization} invites you to answer this questionnaire as part of its recruitment for “${campaign}”.`,
  reassurance:
    'There are no right or wrong answers: answer spontaneously, just as you are. You can stop and continue later.',
  duration: {
    label: 'Duration',
    usual: '30 to 40 minutes',
    about: (minutes) => `About ${minutes} minutes`,
  },
  who: {
    label: 'Who is asking',
    text: (organization) =>
      `${organization} is responsible for how your answers are used. The people who recruit there read them and, where needed, those who run Cadran.`,
  },
  why: {
    label: 'Why',
    text: 'Your answers are compared with the profile sought for this position and set out in a report. The report supports the decision: a person reads it and decides; no application is rejected automatically.',
  },
  retention: {
    label: 'How long they are kept',
    text: (days) =>
      `Your answers are erased ${days} ${plural('en', days, 'day', 'days')} after the recruitment ends.`,
  },
  rights: {
    label: 'Your rights',
    text: 'At any time you may ask to see your data, receive a copy or have them corrected or erased, and contest a decision. Age, nationality, name and place of residence are not counted in any score.',
    link: 'See or erase my data, with the resume code',
  },
  contact: {
    label: 'Contact',
    organization: (organization) => `Write to ${organization}.`,
  },
  consent: 'I have read this information and agree to my answers being used in this way.',
  keepLonger:
    'I also agree to my answers being kept for 24 months, so that I can be offered other positions (optional).',
  how: 'How your answers are read',
  start: 'Start',
  starting: 'One moment…',
  needConsent: 'To continue, please tick the first box.',
  failed: 'The questionnaire could not be opened. Check your connection and try again.',
} satisfies Shape<typeof fr>;
