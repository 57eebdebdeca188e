import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  title: 'Instructions for use and limits',
  subtitle: (organization, date) => `${organization}, made on ${date}`,
  fileName: 'instructions-for-use',
  sections: {
    purpose: 'What the questionnaire is for',
    before: 'Before you open a campaign',
    during: 'While candidates answer',
    reading: 'Reading a report',
    deciding: 'Deciding, and saying so',
    notFor: 'What not to do',
    known: 'What is known here, and what is not',
    contact: 'Whom to contact',
  },
  purpose: [
    'Preparing an interview: seeing how far a person’s answers resemble what you look for, and what remains to be asked.',
    'The intended user recruits, is trained in interviewing and has read these instructions. A psychologist’s title is not needed; time to read is.',
  ],
  before: [
    'Start from the work: write down three situations in which the person will succeed or fail, then choose only the traits, values and skills that follow from them.',
    'Keep the target wide. A narrow target screens people out without evidence that they would do worse.',
    'Set weights and target before you read the first report. Changing them afterwards is recorded and counted.',
    'Tell candidates how long it takes, what it is used for, how long it is kept and who decides. The application shows this before the first question.',
  ],
  during: [
    'Offer adjustments to anybody who asks: more time, another device, an interview instead.',
    'Read nothing into a question left unanswered: it is a right.',
  ],
  reading: [
    'Read the interval, not the number alone: “76, probably 70 to 82”.',
    'Treat an uncertain verdict as no verdict.',
    'Look at answers and stated facts separately: one half can hide the other.',
    'Check in an interview, with the same questions for everybody.',
  ],
  deciding: [
    'A person decides, after opening the report and hearing the candidate, and notes why.',
    'Go against the verdict when you have better reasons: that is expected.',
    'Tell the candidate who decided, on what grounds, and how to contest it.',
  ],
  notFor: [
    'Rejecting somebody on the score alone, or setting up an automatic cut-off (Article 22 of the GDPR).',
    'Assessing somebody already in the job, setting pay or preparing a dismissal.',
    'Looking for a disorder, a disability or an opinion: the questionnaire says nothing about them.',
    'Comparing people of different campaigns: their targets differ.',
  ],
  contact: {
    organization: 'Organisation',
    privacyContact: 'Data protection contact',
    none: 'To be completed under “My organisation”',
    retention: 'Answers kept after closing',
    days: (days) => `${days} days`,
  },
} satisfies Shape<typeof fr>;
