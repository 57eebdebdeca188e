import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  title: 'How your answers are read',
  lead: 'What is measured, what is calculated, what never counts, and what you may ask for.',
  terms: 'A few words explained',
  close: 'You can close this page: your questionnaire is still open in the other tab.',
  sections: {
    idea: {
      title: 'The idea',
      text: () =>
        'The organisation that is recruiting has described what it is looking for in this position. Your answers are compared with that description, section by section. The result says how alike the two are; it does not say what you are worth, and it would be different for another position.\n\nAnswer as you are; what is sought differs from post to post.',
    },
    measured: {
      title: 'What is measured',
      text: () =>
        `- **The culture** in which you would feel at home: what you choose in concrete situations.\n- **Your values**: what comes first for you. Each rating is read against your own mean; rating everything very high or very low changes nothing.\n- **Your personality**: five domains, from your answers to statements about yourself. No level is good or bad.\n- **Your motivations**: their order, compared with what the job can offer.\n- **Facts**: skills, experience, languages, wishes. Exceeding what is asked for never counts against you.\n\nThe organisation chooses which sections it asks: you may see only some of them.`,
    },
    verdict: {
      title: 'The score and the verdict',
      text: (f) =>
        `Each section gives a score from 0 to 100, and their weighted mean an overall score. Above ${f.fitsAbove} the report says “fits”; above ${f.canAdaptAbove}, “does not fit but can adapt”; otherwise, “does not fit”. “Can adapt” only means that the answers partly resemble what is sought. A section that is asked and left unanswered counts as 0; for single statements on personality and values you may prefer not to answer, and this does not count against you.\n\nEvery score has a margin: somebody who answers twice does not get quite the same one. The report shows the margin and says when a verdict is uncertain. **The score does not decide.** A person reads the report, decides and records the reason; no application is rejected automatically.`,
    },
    never: {
      title: 'What never counts',
      text: () =>
        'Your age, date of birth, nationality, name, sex and place of residence: none of these enters a score. The only condition that can cap a result is entitlement to work, if the position requires it.\n\nAnswers to the organisation’s own questions are read, never scored.\n\nYou may prefer not to answer a statement on your values or your personality. What is missing is left out and named in the report; it never lowers a score. If more than a fifth of a section is missing, that section has no score.',
    },
    attention: {
      title: 'Reading with attention',
      text: () =>
        'The questionnaire notices pages filled in too fast to have been read, and answers that are all the same or contradict one another. Two lines also ask for a particular answer, only to check that the text is being read. The report points this out to the recruiter; it changes no score. Take your time: you can stop and continue later.',
    },
    rights: {
      title: 'What you may ask for',
      text: () =>
        'To see your data and receive a copy, to correct them, to have them erased, to object to their use, to contest a decision and to speak to a person. The contacts are on the first page of the questionnaire. You may also complain to your country’s data protection authority.',
    },
  },
} satisfies Shape<typeof fr>;
