import type { Shape } from '../../area.ts';
import { plural } from '../../formatting/plural.ts';
import type fr from './fr.ts';

export default {
  welcome: (organization, campaign) =>
    `${organization} invites you to answer this questionnaire as part of its recruitment for “${campaign}”.`,
  reassurance:
    'Answer as you are; what is sought differs from post to post. You can stop and continue later.',
  usualDuration: '30 to 40 minutes',
  who: {
    label: 'Who reads it',
    text: (organization) =>
      `${organization} is responsible for how your answers are used. The people who recruit there read them and, where needed, those who run Cadran.`,
  },
  why: {
    label: 'What happens to your answers',
    text: 'They are compared by fixed rules with what this campaign seeks, and set out in a report.',
  },
  decision: {
    label: 'Who decides',
    text: 'A person reads the report and decides. No application is rejected automatically.',
  },
  retention: {
    label: 'How long they are kept',
    text: (days) =>
      `Your answers are erased ${days} ${plural('en', days, 'day', 'days')} after the recruitment ends.`,
  },
  addedUp: {
    label: 'Examining the questionnaire',
    text: 'Without your name, your answers are also added up with those of others to examine the questionnaire itself. You can say no before you send them.',
  },
  details: 'Your rights and the legal basis',
  rights: {
    label: 'Your rights',
    text: 'You may ask to see your data, to receive a copy and to have them corrected or erased. You may object to their use, contest a decision and ask to speak to a person. You may complain to your country’s data protection authority.',
    link: 'See or erase my data, with the return code',
  },
  basis: {
    label: 'Legal basis',
    text: 'Steps taken at your request before a contract (GDPR, article 6.1.b) or, if you did not apply yourself, the organisation’s legitimate interest in recruiting (article 6.1.f).',
  },
  certainty: {
    label: 'How sure a score is',
    text: 'Somebody who answers twice does not get quite the same score. The report shows the margin and says when a result is uncertain. Age, nationality, name and place of residence are not counted in any score.',
  },
  contact: {
    label: 'Contact',
    privacy: 'Data protection contact',
    organization: (organization) => `Write to ${organization}.`,
  },
  consent: 'I have read this.',
  keepLonger:
    'I agree to my answers being kept for 24 months, so that I can be offered other positions (optional).',
  how: 'How your answers are read',
  start: 'Begin',
  needConsent: 'To continue, please tick the first box.',
} satisfies Shape<typeof fr>;
