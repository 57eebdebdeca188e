import type { Shape } from '../area.ts';
import type fr from './fr.ts';

export default {
  stayed: 'Still in the job',
  left: 'No longer in the job',
  yes: 'yes',
  no: 'no',
  reasons: {
    own_choice: 'Their own choice',
    employer_choice: 'The employer’s decision',
    end_of_contract: 'End of contract',
    other: 'Another reason',
  },
  ratings: {
    performance: {
      name: 'Work',
      question: 'Is their work what the job needs?',
      anchors: {
        1: 'Often below what the job needs',
        3: 'What the job needs',
        5: 'Well above what the job needs',
      },
    },
    teamwork: {
      name: 'Teamwork',
      question: 'How do they work with others?',
      anchors: {
        1: 'Others often have to step in',
        3: 'Well, as expected',
        5: 'Helps others work better',
      },
    },
    learning: {
      name: 'Learning',
      question: 'How fast do they learn what is new in the job?',
      anchors: {
        1: 'Needs the same help again and again',
        3: 'At the usual pace',
        5: 'Fast, and on their own',
      },
    },
  },
  columns: {
    candidate: 'Candidate',
    name: 'Name',
    campaign: 'Campaign',
    months: 'Months',
    stayed: 'In the job',
    reason: 'Reason for leaving',
    performance: 'Work',
    teamwork: 'Teamwork',
    learning: 'Learning',
  },
  fileName: 'hiring-outcomes',
} satisfies Shape<typeof fr>;
