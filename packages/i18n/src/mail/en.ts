import { plural } from '../plural.ts';

export default {
  greeting: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
  closing: 'Kind regards,',
  footer: (organization: string) => `Sent by Cadran on behalf of ${organization}.`,
  linkBelow: 'If the button does not work, copy this address into your browser:',
  screeningInvitation: {
    subject: (organization: string, campaign: string) =>
      `${organization} invites you to answer: ${campaign}`,
    text: (organization: string, campaign: string) =>
      `As part of the recruitment “${campaign}”, ${organization} invites you to answer an online questionnaire. There are no right or wrong answers, and you can stop and carry on later.`,
    button: 'Answer the questionnaire',
    note: 'You need no account. Before the first question, a page tells you what your answers are used for and how long they are kept.',
  },
  profilingInvitation: {
    subject: (organization: string, campaign: string) =>
      `Your view of the culture at ${organization}: ${campaign}`,
    text: (organization: string) =>
      `${organization} would like to know its culture as you live it, and as you would wish it to be. Your view counts: the questionnaire takes 15 to 20 minutes.`,
    button: 'Give my view',
    note: 'Your answers are anonymous. This link is the same for everybody: nobody can tell who answered, or what.',
  },
  screeningReminder: {
    subject: (campaign: string) => `Your questionnaire is waiting: ${campaign}`,
    text: (organization: string, campaign: string) =>
      `Your questionnaire for the recruitment “${campaign}” at ${organization} is not finished yet. Your answers are kept: you can carry on where you stopped.`,
    button: 'Carry on with the questionnaire',
    note: 'On another device, have the resume code of your first visit at hand. If you no longer wish to answer, please ignore this message.',
  },
  screeningReminderUnopened: {
    subject: (campaign: string) => `Your questionnaire is waiting: ${campaign}`,
    text: (organization: string, campaign: string) =>
      `${organization} sent you a questionnaire for the recruitment “${campaign}”. There is still time to answer: you can begin whenever you like, stop and carry on later.`,
    button: 'Answer the questionnaire',
    note: 'You do not need an account. If you do not wish to answer, please ignore this message.',
  },
  profilingReminder: {
    subject: (campaign: string) => `There is still time to give your view: ${campaign}`,
    text: (organization: string) =>
      `The survey of ${organization} on its culture is still open. If you have answered already, thank you: please ignore this message.`,
    button: 'Give my view',
    note: 'Your answers are anonymous: this reminder goes to everybody who was invited, since nobody can tell who answered.',
  },
  result: {
    subject: (campaign: string) => `Your portrait is ready: ${campaign}`,
    text: (organization: string, campaign: string) =>
      `Thank you for answering the questionnaire “${campaign}” of ${organization}. Your personal portrait is ready: it belongs to you and was written for you.`,
    button: 'See my portrait',
    note: 'On another device than the one of your visit, have the resume code you were given at hand.',
  },
  digest: {
    subject: (count: number) =>
      `${count} ${plural('en', count, 'new completed application', 'new completed applications')}`,
    text: (count: number) =>
      `${count} ${plural('en', count, 'person has finished the questionnaire', 'people have finished the questionnaire')} in your campaigns:`,
    line: (campaign: string, count: number) =>
      `${campaign}: ${count} ${plural('en', count, 'questionnaire completed', 'questionnaires completed')}`,
    button: 'See the campaigns',
    note: 'You get one message an hour at most. To get none, switch off notifications in your profile.',
  },
  credentials: {
    subject: (organization: string) => `Your access to Cadran for ${organization}`,
    text: (organization: string) => `You have been given access to Cadran for ${organization}.`,
    username: (name: string) => `Your user name: ${name}`,
    button: 'Choose my password',
    note: 'This link is good for three days and works once. After that, the log-in page sends you a new one: “Forgotten password”.',
  },
  passwordReset: {
    subject: 'Choose a new password',
    text: 'You asked to choose a new password for your access to Cadran.',
    username: (name: string) => `Your user name: ${name}`,
    button: 'Choose a new password',
    note: 'This link is good for one hour and works once. If you did not ask for it, ignore this message: your password stays as it is.',
  },
  spent: '(one-time link, removed)',
};
