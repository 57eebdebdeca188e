import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  titles: { recruiter: 'Application report', personal: 'Your personal report' },
  subtitle: (name, campaign) => `${name} – ${campaign}`,
  unnamedCandidate: 'Unnamed application',
  sections: {
    introduction: 'Introduction',
    contact: 'Contact',
    scores: 'Scores',
    culture: 'Culture',
    values: 'Values',
    personality: 'Personality',
    motivations: 'Motivations',
    skills: 'Skills',
    job: 'Job sought',
    mobility: 'Mobility',
    individual: 'Individual situation',
    experiences: 'Experience',
    studies: 'Studies',
    languages: 'Languages',
    questions: 'Questions',
    conclusion: 'Conclusion',
  },
  notGiven: 'Not given',
  unanswered: 'No answer',
  yes: 'Yes',
  no: 'No',
  person: 'Candidate',
  target: 'Desired profile',
  introduction: {
    purpose: (name) =>
      `The answers of ${name} compared with the desired profile, to prepare an interview.`,
    campaign: 'Campaign',
    organization: 'Organisation',
    openedAt: 'Application date',
    completedAt: 'Questionnaire completed on',
    language: 'Language of the questionnaire',
    spoken: { fr: 'French', en: 'English' },
    unfinishedTitle: 'Questionnaire in progress',
    unfinished:
      'The questionnaire is not completed, so no score is computed. This report shows what has been answered so far.',
    otherEngineTitle: 'Scores computed by another version',
    otherEngine: (used, current) =>
      `The scores were computed with version ${used} of the engine; the current version is ${current}. They are shown once the owner of the campaign has recomputed them from the same answers.`,
  },
  contact: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
  },
  conclusion: {
    disclaimerTitle: 'An aid to a decision, not a decision',
    disclaimer: (organization) =>
      `This report informs a human decision and does not replace it. It must never be the sole reason for selecting or turning down an application. The decision rests with ${organization}, which alone is responsible for it; the publisher of the tool is not liable for the use made of it.`,
    lawTitle: 'Legal framework',
    law: 'Everyone has the right not to be subject to a decision based solely on automated processing (GDPR, article 22). Assessing candidates is a high-risk use under the European AI Act: it requires genuine human oversight, by a trained person who is free to depart from the result.',
    contest: (email) =>
      `The person may ask for human intervention, express a point of view and contest the decision by writing to ${email}.`,
    contestWithoutAddress: (organization) =>
      `The person may ask ${organization} for human intervention, express a point of view and contest the decision.`,
    limitsTitle: 'Limits of the instrument',
    limits: [
      'Answers are statements: they say how people see themselves and wish to come across on that day.',
      'Every score has a margin, shown beside it; two scores whose margins overlap do not tell two people apart.',
      'The personality norms are provisional: they come from another questionnaire, and a trait may be off by 5 to 10 T.',
      'A desired profile is a hypothesis about the job; it deserves to be reviewed with those who do it.',
      'A preference is not a skill: people can excel in a setting they would not have chosen.',
    ],
    nextTitle: 'What to do next',
    next: 'Check the strong points and the gaps noted here in an interview by asking for real examples. Put the same questions to every candidate, record your decision with its reasons, and give the person feedback.',
    decisionTitle: 'Recorded decision',
    decision: 'Decision',
    decidedAt: 'Date',
    decidedBy: 'By',
    decisionNote: 'Reason',
    undecided: 'No decision has been recorded yet.',
    interview: {
      by: 'Interview rated by',
      deletedAccount: 'Deleted account',
      question: 'Question',
      ratings: 'Ratings',
      note: 'Ratings from 1 to 5, as they were when the decision was taken, in the order of the interviewers. They do not change the score.',
      blind:
        'The ratings are shown to those who have submitted theirs, or have chosen to read without rating.',
    },
  },
} satisfies Shape<typeof fr>;
