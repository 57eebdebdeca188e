import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  title: 'Risk file',
  subtitle: (organization, date) => `${organization}, made on ${date}`,
  fileName: 'risk-file',
  sections: { about: 'About this file', risks: 'Risks', review: 'Review' },
  about: [
    'This file describes the risks of the questionnaire to the people who answer it. The column “What the application does” is accurate for this version; the severity and the last column are for the organisation to complete.',
    'Recruitment is among the high-risk uses in Annex III, point 4, of the European regulation on artificial intelligence (Regulation (EU) 2024/1689). The application computes by fixed rules; keeping this file is good practice whether or not the regulation applies.',
  ],
  columns: {
    risk: 'Risk',
    product: 'What the application does',
    observed: 'What is seen here',
    organization: 'What the organisation does',
  },
  toComplete: 'To be completed',
  risks: {
    unfounded: {
      risk: 'A suitable person is turned down because the score predicts nothing.',
      product: 'Interval and certainty beside every score; a person decides, after an interview.',
    },
    unreliable: {
      risk: 'The verdict would change if the person answered again.',
      product: 'Uncertain verdicts drawn hollow, with their certainty beside them.',
    },
    item: {
      risk: 'A statement puts a group at a disadvantage.',
      product: 'Every statement examined by language, sex and age.',
    },
    group: {
      risk: 'A group is selected less often.',
      product: 'Rates by group with intervals; a flag below four fifths.',
    },
    automation: {
      risk: 'The recruiter follows the verdict without reading.',
      product: 'No automatic rejection; quick decisions and those that follow the verdict counted.',
    },
    norms: {
      risk: 'The person is compared with the wrong population.',
      product: 'Provisional norms marked everywhere; norms of our own from 300 people on.',
    },
    data: {
      risk: 'Private answers are read by people who should not read them.',
      product: 'Access by role, activity log, organisations kept apart, erasure after retention.',
    },
    aggregate: {
      risk: 'Somebody is recognised in the sums.',
      product: 'Sums only, in steps of 30 people; one box to say no.',
    },
    access: {
      risk: 'A disabled person cannot answer under fair conditions.',
      product:
        'Keyboard, screen reader, continuing later without a time limit, “I prefer not to answer”.',
    },
  },
  review: [
    'Read this file again every year, after any change of the questionnaire’s version and after any gap that was flagged.',
    'Keep a record of who read it and what was decided.',
  ],
  reviewTable: { date: 'Date', by: 'Read by', decided: 'Decided' },
} satisfies Shape<typeof fr>;
