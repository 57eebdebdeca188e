import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  title: 'Data protection impact assessment',
  subtitle: (organization, date) => `${organization}, template made on ${date}`,
  fileName: 'impact-assessment',
  sections: {
    about: 'How to use this template',
    processing: 'The processing',
    necessity: 'Necessity and proportionality',
    rights: 'Rights of the people concerned',
    risks: 'Risks and measures',
    opinion: 'Opinions and decision',
  },
  about: [
    'Article 35 of the GDPR asks for an impact assessment before a processing that systematically evaluates people and weighs on a decision about them. This template is filled in from your settings; whatever says “To be completed” is yours, and the opinion of the data protection officer is required where there is one.',
  ],
  toComplete: 'To be completed',
  facts: {
    controller: 'Controller',
    contact: 'Data protection contact',
    purpose: 'Purpose',
    purposeText: 'Preparing job interviews by comparing answers with what a campaign looks for.',
    secondPurpose: 'Second purpose',
    secondPurposeOn:
      'Examining the questionnaire by adding up answers, without individual data; candidates are told and can say no.',
    secondPurposeOff: 'None: the organisation does not add up answers.',
    basis: 'Legal basis',
    basisText:
      'Steps before a contract at the candidate’s request (Article 6(1)(b)), or legitimate interest (Article 6(1)(f)).',
    people: 'People concerned',
    peopleText: 'Candidates who answer a campaign.',
    data: 'Data',
    dataText:
      'Identity and contact details, answers on personality, values, culture and motivations, stated facts, scores, decisions, dates.',
    retention: 'Retention',
    retentionText: (days) =>
      `${days} days after the campaign closes; 24 months with the person’s agreement.`,
    recipients: 'Recipients',
    recipientsText:
      'Recruiters of the organisation who have the module, its administrators; the operator of the installation for maintenance.',
    decision: 'Automated decision',
    decisionText: 'None: the application rejects nobody, a person decides.',
  },
  necessity: [
    'Only the sections that matter for the job are asked: each campaign chooses them.',
    'Desired age and nationality are off by default and enter no score.',
    'To be completed: why an interview alone would not be enough for these jobs.',
  ],
  rights: [
    'Information: shown before the first question, with legal basis, duration, contact and the right to complain.',
    'Access and portability: the person sees and downloads their data with their return link.',
    'Rectification, objection, erasure: at their request, in the application or through the contact.',
    'Saying no to adding up: one box at the end of the questionnaire.',
  ],
  risksIntroduction:
    'The risks of the measurement itself are in the risk file. Those that concern data:',
  columns: {
    risk: 'Risk',
    measures: 'Measures of the application',
    severity: 'Severity',
    likelihood: 'Likelihood',
  },
  risks: [
    {
      risk: 'Unlawful access to answers',
      measures:
        'Roles, two-step verification, organisations kept apart in the database, activity log.',
    },
    {
      risk: 'Unwanted modification',
      measures: 'Versions of campaigns, activity log, verified backups.',
    },
    { risk: 'Loss', measures: 'Backups, restart after failure, answers stored as they are typed.' },
    {
      risk: 'Recognising somebody in the sums',
      measures: 'Readings in steps of 30 people, no identifier, groups under 30 hidden.',
    },
  ],
  opinion: {
    officer: 'Opinion of the data protection officer',
    representatives: 'Opinion of the employee representatives',
    decision: 'Decision of the controller',
    next: 'Next review',
  },
} satisfies Shape<typeof fr>;
