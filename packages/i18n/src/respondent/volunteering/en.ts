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
    why: 'Does the questionnaire treat women and men, younger and older people alike? To find out, we compare groups.',
    voluntary:
      'This is voluntary: answer only what you like. It changes nothing in your application.',
    unseen: (organization) =>
      `Nobody at ${organization} sees your answers. They are added to counts at once and not kept with your data: so they are not in your data export, and they cannot be found or removed afterwards.`,
    open: 'Answer two voluntary questions',
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
    unsaid: 'I prefer not to say',
    send: 'Send',
    sending: 'Sending…',
    cancel: 'Send nothing',
    sent: 'Thank you. Your answers have been counted.',
    failed: 'They could not be sent. Check your connection and try again.',
  },
} satisfies Shape<typeof fr>;
