import type { Shape } from '../../area.ts';
import { plural } from '../../formatting/plural.ts';
import type fr from './fr.ts';

export default {
  introduction:
    'Are your candidates selected in the same proportions, whatever their age, nationality or language? These are totals: nobody is named in them.',
  campaign: 'Campaign',
  anyCampaign: 'All campaigns',
  noCampaign: 'No campaign of that name',
  from: 'Finished since',
  to: 'Until',
  completedCount: (count: number, shown: string) =>
    `${shown} finished ${plural('en', count, 'questionnaire', 'questionnaires')} in this selection`,
  flags: (count: number) =>
    count === 0
      ? 'Nothing to report among the groups shown.'
      : `${count} ${plural('en', count, 'gap', 'gaps')} to look into: one group is selected fewer than four times for every five of another.`,
  nothingShown: {
    title: 'Not enough people yet',
    explanation:
      'A group is shown from 30 people on. With fewer, a gap would mean nothing and could point to somebody.',
  },
  dimensions: {
    age: {
      title: 'By age',
      description: 'On the day of the answers, for those who gave their date of birth.',
    },
    nationality: {
      title: 'By nationality',
      description: 'For those who stated it; somebody with several is counted under each.',
    },
    language: { title: 'By language', description: 'The language chosen for answering.' },
  },
  nobody: 'Nobody gave this information.',
  alone: 'Only one group is large enough: there is nothing to compare it with.',
  group: 'Group',
  stages: {
    fits: 'Fit, by the questionnaire',
    shortlisted: 'Taken further',
    hired: 'Hired',
  },
  ages: {
    under_25: 'Under 25',
    '25_34': '25 to 34',
    '35_44': '35 to 44',
    '45_54': '45 to 54',
    '55_plus': '55 and over',
  },
  languages: { fr: 'French', en: 'English' },
  share: (selected: string, total: string) => `${selected} of ${total}`,
  best: 'Most selected group',
  ratio: (percent: string) => `${percent} of the most selected group`,
  flagged: 'Gap to look into',
  tooFew: (groups: string) => `Fewer than 30 people, not shown: ${groups}.`,
  tooFewHint: 'That is too few to compare, and somebody could be recognised.',
  noModule: {
    title: 'The Screening module is not switched on for you',
    explanation:
      'This page compares the candidates of your organisation. An administrator can switch the module on under “My users”.',
  },
  noneSelected: 'Nobody has been selected yet',
  reading: {
    title: 'How to read these figures',
    points: [
      'The ratio compares the share of people selected in a group with that of the most selected group. Below 80%, the “four-fifths rule” calls for a closer look.',
      'A gap is no proof of discrimination, and the absence of one is no guarantee: the job, the pool of candidates and chance play their part. With 30 people, a single decision moves the ratio by several points.',
      'Age, nationality, name and home are not counted in any score. They are used here only to check afterwards.',
      '“Taken further” and “Hired” come from the decisions your teams record: without them these columns stay empty.',
    ],
  },
  hidden: {
    title: 'What is not shown, and why',
    points: [
      'Groups of fewer than 30 people: somebody could be recognised in them.',
      'People who did not give the information: nothing is guessed on their behalf.',
      'Gender and disability: the candidates’ questionnaire does not ask about them.',
      'Candidates erased at their own request or at the end of retention: nothing of them is left, not even in the totals.',
    ],
  },
} satisfies Shape<typeof fr>;
