import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  adding: {
    text: 'Your answers are also added up with those of others, without your name, to check that the questionnaire measures what it should.',
    refuse: 'I do not want my answers to be added up.',
    note: 'Your choice changes nothing in your application.',
  },
  groups: {
    title: 'Help us check that the questionnaire is fair',
    why: 'Does the questionnaire treat women and men, younger and older people, people with and without a disability alike? To find out, we compare groups.',
    voluntary:
      'This is voluntary: answer only what you like. It changes nothing in your application.',
    unseen: (organization) =>
      `Nobody at ${organization} sees your answers. They are added to counts at once and not kept with your data: so they are not in your data export, and they cannot be found or removed afterwards.`,
    open: 'Answer three voluntary questions',
    sex: 'Sex',
    sexes: { female: 'Female', male: 'Male', other: 'Other' },
    age: 'Age',
    ages: {
      under_25: 'Under 25',
      '25_34': '25 to 34',
      '35_44': '35 to 44',
      '45_54': '45 to 54',
      '55_plus': '55 or over',
    },
    disability: 'Do you have a disability?',
    disabilities: { yes: 'Yes', no: 'No' },
    unsaid: 'I prefer not to say',
    send: 'Send',
    sending: 'Sending…',
    cancel: 'Send nothing',
    sent: 'Thank you. Your answers have been counted.',
    failed: 'They could not be sent. Check your connection and try again.',
  },
  retest: {
    title: 'Would you answer a second time?',
    why: 'In three weeks we would send you an email with the questions about you, without those about your background. Comparing the two shows how steady results are.',
    unseen:
      'The recruiter never sees these second answers. They are compared with the first ones, added up with those of others, and deleted.',
    agree: 'Yes, write to me in three weeks',
    agreed: (email, day) => `Thank you. We will write to ${email} around ${day}.`,
    withdraw: 'I have changed my mind',
    failed: 'That did not work. Check your connection and try again.',
  },
  second: {
    welcome: (organization) =>
      `Three weeks ago you answered a questionnaire of ${organization} and agreed to answer it a second time. Thank you!`,
    reassurance:
      'Answer as you are today; do not try to remember what you said. You can stop and carry on later with the link in the email.',
    usual: '20 to 30 minutes',
    who: {
      label: 'Who reads it',
      text: (organization) =>
        `Nobody. ${organization} does not see it, and your application does not change.`,
    },
    afterwards: {
      label: 'What happens to your answers',
      text: 'A program compares them with your first ones, adds the result to that of others, and deletes them. If you send nothing, they are deleted after a week.',
    },
    start: 'Begin',
    thanks: {
      lead: 'Your second answers have been compared with the first ones, counted and deleted.',
      title: 'That was all',
      text: 'There is nothing left to do: we will not write to you about this again.',
    },
  },
} satisfies Shape<typeof fr>;
