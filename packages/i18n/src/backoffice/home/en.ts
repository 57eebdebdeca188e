import type { Shape } from '../../area.ts';
import { plural } from '../../formatting/plural.ts';
import type fr from './fr.ts';

export default {
  greeting: (name) => `Hello ${name}`,
  introduction: (organization) => `Overview of ${organization}`,
  enabled: 'Enabled',
  disabled: 'Disabled',
  disabledExplanation: 'Your administrator can enable this module for you.',
  modules: {
    screening: {
      name: 'Screening',
      description:
        'Invite candidates to answer online, and compare their answers with the desired profile.',
    },
    profiling: {
      name: 'Audit of employees',
      description: 'Measure, anonymously, the culture people perceive and the one they wish for.',
    },
  },
  campaigns: (count) => plural('en', count, 'campaign', 'campaigns'),
  candidates: (count) => plural('en', count, 'candidate', 'candidates'),
  respondents: (count) => plural('en', count, 'respondent', 'respondents'),
  openModule: 'See the campaigns',
  recent: 'Recent campaigns',
  notTold: 'waiting for a reply',
  toTell: (count, shown) =>
    `${shown} ${plural('en', count, 'person without a reply', 'people without a reply')}`,
  toDecide: (count, shown) =>
    `${shown} ${plural('en', count, 'candidate awaits', 'candidates await')} a decision`,
  changed: (date) => `changed on ${date}`,
} satisfies Shape<typeof fr>;
